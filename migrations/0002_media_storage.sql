-- WebP does not compress: store it out of line as it is, and spare the attempt.
ALTER TABLE "media_variants" ALTER COLUMN "bytes" SET STORAGE EXTERNAL;
