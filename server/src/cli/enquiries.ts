import { enquiryCommand } from './enquiries-command.ts'
import { runCommand } from './run-command.ts'

/**
 * The operator's way to what people wrote by the contact form.
 * @param args the command line after the command's name
 * @returns the exit code
 */
export const enquiries = (args: string[]): Promise<number> => runCommand(() => enquiryCommand(args, () => new Date()))
