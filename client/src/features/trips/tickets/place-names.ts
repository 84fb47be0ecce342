// Stations and airports that tickets name, besides those of `rows.gen.ts`, whose places we know. For sources see docs/sources.md.

/** Code and name. */
export const STATION_NAME_LINES = `AAL Amlai
AB Ambur
ABKA Ambika Kalna
ABP Akbarpur
ABS Abohar
ABSA Ambassa
AD Adoni
ADB Adilabad
ADH Andheri
ADRA Adra
ADT Aduturai
ADVI Adavali
AE Amreli
AFK Angamali
AGI Amguri
AGN Amgaon
AGTL Agartala
AH Achhnera
AHA Abhaipur
AI Adipur
AIT Ait
AJE Anjar
AJI Anjhi Shahabad
AK Akola
AKD Akodia
AKN Akbarnagar
AKP Anakapalle
AKT Akaltara
AKV Ankleshwar
AKVD Akividu
AL Attili
ALER Aler
ALJN Aligarh
ALU Ariyalur
AMB Ambodala
AME Amethi
AMG Alamnagar
AMH Azamgarh
AMI Amravati
AML Amalsad
AMLA Amla
AMP Ahmadpur
AMPA Ambalappuzha
AMRO Amroha
AN Amalner
ANDN Anand Nagar
ANG Ahilyanagar (Ahmadnagar)
ANGL Angul
ANH Ankorah Akorha
ANND Anand
ANR Anara
ANSB Anandpur Sahib
ANT Anantnag
ANV Annavaram
AO Aonla
APD Alipur Duar
APDJ Alipurduar
APK Aruppukkottai
APR Anuppur
APT Anaparti
AQG Ashapura Gomat
ARA Ara
ARJ Aunrihar
ARK Araku
ARV Arni Road
ASH Aishbagh
ASK Arsikere
ASKN Ashok Nagar
ASN Asansol
ATE Atarra
ATH Antah
ATL Athmal Gola
ATP Anantapur
ATT Attari
ATU Attur
AUB Aluabari Road
AUBR Anugraha Narayan Road
AVRD Aravali Road
AWB Chhatrapati Sambhajinagar (Aurangabad)
AZ Azimganj
AZR Azamnagar Road
BAB Babina
BAHL Banihal
BAKA Banka
BAL Budalur
BAND Banaswadi
BAP Belapur
BAQ Ganj Basoda
BARH Barh
BAT Batala
BAU Burhanpur
BAY Ballari
BAZ Baran
BBK Barabanki
BBU Bhabua Road
BC Bareilly City
BCA Bachwara
BCH Berchha
BCN Bachhrawan
BCOB Bhachau
BCY Varanasi City
BD Badnera
BDC Bandel
BDGM Budgam
BDJ Vadakara
BDL Vindhyachal
BDVT Bhadravati
BE Bareilly
BEA Bihiya
BEAS Beas
BEH Bagdihi
BEHR Beohari
BEHS Bihar Sharif
BEM Budaun
BER Beawar
BGBR Bagbahra
BGK Bagalkot
BGKT Bhagat ki Kothi
BGM Belagavi
BGNR BG Nagar
BGP Bhagalpur
BGS Begusarai
BGU Bairagnia
BGVN Bhigwan
BGZ Bahadurgarh
BH Bharuch
BHC Bhadrak
BHI Baheri
BHL Bhilwara
BHLK Bhalki
BHLP Bhulanpur
BHRB Bhairabi
BHS Vidisha
BHTR Bhatpar Rani
BHW Barharwa
BID Bidadi
BIG Belgahna
BINA Bina
BIRD Bhiwandi Road
BIX Bhind
BJE Bhojudih
BJNR Bijainagar
BJO Bijnor
BJP Vijayapura
BJPL Baijnath Paprola
BJU Barauni
BKI Bandikui
BKN Bikaner
BKNG Bhakti Nagar
BKP Bakhtiyarpur
BKRD Bhaluka Road
BKSC Bokaro Steel City
BL Valsad
BLD Bhilad
BLDA Belda
BLDI Bhildi
BLGR Balangir
BLGT Balurghat
BLM Balamu
BLP Balrampur
BLQR Bilaspur Road
BLS Balasore
BLT Balotra
BLTR Belthara Road
BLZ Budhlada
BMB Bamra
BME Barmer
BMF Basmat
BMH Betamcherla
BMI Bamnia
BMKI Bapudham Motihari
BMO Bolarum
BMT Begampet
BNCE Bengaluru East
BNDA Banda
BNDM Bondamunda
BNG Barnagar
BNGN Bongaigaon
BNKI Banmankhi
BNLW Bansthali Niwai
BNN Barnala
BNR Bhagwanpur
BNT Bharthana
BNTL Bantawala
BNU Bandakpur
BNV Binnaguri
BNW Bhiwani
BNXR Bidhan Nagar
BNY Barhni
BOE Barsoi
BOJ Bhojo
BONA Boinda
BOR Boisar
BOY Bhadohi
BP Barrackpore
BPA Bellampalli
BPB Badarpur
BPF Banapura
BPH Belpahar
BPHB Bhilai Power House
BPL Bhopal
BPRD Barpeta Road
BPZ Bazpur
BQA Bankura
BQI Bommidi
BRC Vadodara
BRD Bhandara Road
BRE Bharwari
BRGA Bargarh Road
BRJN Brajrajnagar
BRK Bahraich
BRKA Barka Kana
BRML Baramulla
BRPL Barpali
BRR Barakar
BRRG Biyavra Rajgarh
BRS Birsinghpur
BRWD Barwadih
BRY Bareilly
BRYA Barhiya
BSBS Banaras
BSC Bulandshahr
BSE Badshahpur
BSL Bhusaval
BSP Bilaspur
BSQP Bansipur
BSR Vasai Road
BSRX Bagevadi Road
BST Basti
BSX Basar
BTA Bihta
BTC Balaghat
BTD Botad
BTH Bettiah
BTI Bathinda
BTJL Bhatkal
BTS Basta
BTT Bhatni
BTTR Bitragunta
BTW Barsi Town
BU Baswa
BUDI Bundi
BUDM Badmal
BUG Bagaha
BUH Burhar
BUI Ballia
BUP Bariarpur
BURN Burnpur
BUW Burhwal
BV Babhnan
BVC Bhavnagar Terminus
BVH Ballabgarh
BVI Borivali
BVRM Bhimavaram
BVRT Bhimavaram Town
BWH Bhadaura
BWM Bhawani Mandi
BWN Barddhaman
BWT Bangarapet
BXA Balod
BXJ Bokajan
BXN Bayana
BXR Buxar
BYL Belha
BYN Banahi
BYNR Mookambika Road Byndoor
BYPL Baiyappanahalli
BYT Bhatapara
BZA Vijayawada
BZLE Bazarsau
BZM Bhimsen
BZU Betul
CAA Chakia
CAER Chhanera
CAG Chhabra Gugor
CAI Chanpatia
CAN Kannur
CAP Chatrapur
CAR Chunar
CBF Coimbatore North
CBK Chachaura Binaganj
CBSA Chaibasa
CC Chauri Chaura
CCH Chinchvad
CCT Kakinada Town
CDGR Chandrakona Road
CDM Chidambaram
CDMR Chandauli Majhwar
CGN Chirgaon
CGR Chandannagar
CGY Changanaseri
CH Chandausi
CHD Chandia Road
CHE Srikakulam Road
CHI Chiplun
CHJ Chata
CHV Charvattur
CJM Chinna Ganjam
CKB Chauth ka Barwara
CKD Charkhi Dadri
CKP Chakradharpur
CKTD Chitrakoot Dham Karwi
CKU Chakulia
CLDY Chandlodiya
CLG Kahalgaon
CLJ Colonelganj
CLKA Chilka
CLR Castle Rock
CMGR Chikkamagaluru
CMU Chau Mahla
CNA Chanderiya
CNB Kanpur Central
CND Chandur
CNGR Chengannur
CNI Chandil
CNPA Channarayapatna
COA Kakinada Port
COB Cooch Behar
COR Chittaurgarh
CPA Kanpur Anwarganj
CPH Champa
CPJ Kaptanganj
CPK Chaparmukh
CPP Chipurupalle
CPR Chhapra
CPT Channapatna
CPU Chopan
CRJ Chittaranjan
CRLM Carmelaram
CRP Chandrapura
CRR Karagola Road
CRY Chirayinkeezhu
CSA Chausa
CSN Chalisgaon
CT Chittapur
CTC Cuttack
CTKT Choti Khatu
CTO Chittoor
CUK Churk
CUPJ Cuddalore Port
CUR Churu
CVP Kovilpatti
CWA Chhindwara
DAA Datia
DAB Dharmabad
DADN Dr Ambedkar Nagar (Mhow)
DAKE Dakshineswar
DBA Dabra
DBB Dhubri
DBD Deoband
DBG Darbhanga
DBR Dabhaura
DBRG Dibrugarh
DBRT Dibrugarh Town
DBU Doddaballapura
DD Daund
DDA Duraundha
DDE Dondaicha
DDR Dadar Western
DEE Delhi Sarai Rohilla
DEOS Deoria Sadar
DES Desari
DG Dindigul
DGA Dighwara
DGG Dongargarh
DGHR Deoghar
DGLE Dhulian Ganga
DGO Durgauti
DGR Durgapur
DHD Dahod
DHG Dhrangdhra
DHI Dhule
DHN Dhanbad
DHNE Dhone
DHO Dhaulpur
DHW Dhariwal
DIA Didwana
DISA Disa
DJ Darjeeling
DJG Duliajan
DKD Donakonda
DKGN Dekargaon
DKJ Dornakal
DKNT Dakaniya Talav
DKO Devakottai Road
DKZ Delhi Kishanganj
DLJ Dhola
DLK Dalkolha
DLN Dildarnagar
DLO Dalgaon
DLPC Daulatpur Chowk
DLR Dullahapur
DMC Dhemaji
DMH Dauram Madhepura
DMM Dharmavaram
DMN Dhamangaon
DMO Damoh
DMR Dharmanagar
DMT Diguvametta
DNA Degana
DNKL Dhenkanal
DNR Danapur
DNRP Dungarpur
DO Dausa
DOL Dholi
DOS Dehri on Sone
DPA Durgapura
DPJ Dharmapuri
DPR Dhampur
DPS Dangoaposi
DPU Diphu
DQG Dhupguri
DQN Dhanera
DRD Dahanu Road
DRH Dharhara
DRL Derol
DSA Delhi Shahdara
DSJ Delhi Safdarjung
DSO Deshnok
DSS Dalsingh Sarai
DTO Daltonganj
DTR Dhamtari
DUA Dhaura
DUD Dudhani
DUI Dhuri
DUMK Dumka
DURE Dumraon
DURG Durg
DVD Duvvada
DVG Davangere
DVL Devlali
DWO Doiwala
DWP Dwarapudi
DWX Dewas
DXG Dharangaon
DXN Duddhinagar
DYD Daryabad
DZA Dasuya
ED Erode
EE Eluru
EKC Ekchari
EKI Eklakhi
EKMA Ekma
ERL Eraniel
ETAH Etah
ETW Etawah
FA Falna
FAN Fatehnagar
FBD Farrukhabad
FDB Faridabad
FDK Faridkot
FGR Fatehgarh
FGSB Fatehgarh Sahib
FK Ferok
FKA Fazilka
FKM Fakiragram
FL Phulera
FLK Falakata
FTD Fatehabad Chandrawatiganj
FTP Fatehpur
FUT Fatuha
FZD Firozabad
FZR Firozpur Cantt
GADJ Gandhinagar Jaipur
GAR Gadarwara
GB Gauri Bazar
GBA Garhbeta
GBD Gauribidanur
GCT Ghazipur City
GD Gonda
GDA Godhra
GDB Giddarbaha
GDG Gadag
GDL Gondal
GDR Gudur
GDV Gudivada
GDYA Ghoradongri
GGA Ghoga
GGC Gangapur City
GGJ Goshainganj
GGN Gurugram
GHD Garhwa Road
GHH Garhi Harsaru
GHQ Garhwa
GHR Gidhaur
GHUM Ghum
GID Giddalur
GIMB Gandhidham
GJL Gajraula
GJUT Gangsar Jaitu
GKC Gorakhpur Cantt
GKH Guskara
GLGT Golaghat
GLPT Goalpara Town
GMO NSC Bose Gomoh
GMR Gahmar
GMS Garhmuktesar
GNG Gauriganj
GNH Gangakher
GNP Ghanpur
GNT Guntur
GNU Ganaur
GOGH Gossaigaon Hat
GOH Garot
GOM Gogamukh
GOPG Gopalganj
GOTN Gotan
GP Raj Gangpur
GPB Ghatprabha
GRA Gharaunda
GRD Giridih
GRL Goraul
GRMR Garhi Manikpur
GRRU Guraru
GSP Gurdaspur
GTJT Getor Jagatpura
GTL Guntakal
GTNR Gomati Nagar
GTS Ghatsila
GUGD Guru Gorakhnath Dham
GUNA Guna
GUR Ganagapur Road
GVG Mandi Gobindgarh
GWD Gadwal
GY Gooty
GYM Gudiyattam
GYN Gyanpur Road
GZB Ghaziabad
GZH Gulzarbagh
HAD Harippad
HAN Hindaun City
HAPA Hapa
HCP Harchandpur
HCR Harischandrpur
HD Harda
HDB Haldibari
HDN Haidarnagar
HDW Haldwani
HEM Himayatnagar
HG Hotgi
HGT Hinganghat
HIJ Hijilli
HIR Harinagar
HJI Hojai
HJP Hajipur
HKD Hailakandi
HKG Hirakud
HLN Hole Narsipur
HLZ Haldia
HMH Hanumangarh
HMY Harmuti
HNA Honnavar
HNL Hingoli Deccan
HPP Harpalpur
HPU Hapur
HRI Hardoi
HRNR Hira Nagar
HRR Harihar
HRS Hathras
HSR Hisar
HSRA Hosur
HSX Hoshiarpur
HTC Hathras City
HTE Hatia
HTK Hatkanagale
HTZ Hathidah
HTZU Hathidah Upper
HUP Hindupur
HVD Halvad
HVR Haveri
HX Kadapa
HYT Haiaghat
HZBN Hazaribagh Town
HZD Hazaribagh Road
IAA Indara
IDH Idgah Agra
IJK Irinjalakuda
IPM Ichchpuram
ISA Isarda
ITR Netaji Subhas Chandra Bose Itwari
IZN Izzatnagar
JAA Jhalida
JAJ Jhajha
JAM Jamnagar
JAO Jaora
JCL Jadcherla
JDNX Joginder Nagar
JER Jaleswar
JEUR Jeur
JGM Jhargram
JHD Jehanabad
JHJ Jhajjar
JHL Jakhal
JHN Jakhim
JID Jagi Road
JIND Jind
JJG Jiaganj
JJK Jhinjhak
JJKR Jajpur Keonjhar Road
JJR Jejuri
JKE Jukehi
JKN Jakhanian
JKNI Jharkhandi
JLD Jarwal Road
JLL Jalalganj
JLR Jetalsar
JLWC Jhalawar City
JM Jalamb
JMKT Jamikunta
JMP Jamalpur
JMT Jamtara
JMU Jamui
JNH Janghai
JNR Janakpur Road
JNU Jaunpur
JOB Asalpur Jobner
JOC Joychandi Pahar
JOP Jaunpur City
JOR Jalor
JPE Jalpaiguri Road
JPG Jalpaiguri
JPL Japla
JRBM Jiribam
JRC Jalandhar Cantt
JRLE Jangipur Road
JRU Chikjajur
JSG Jharsuguda
JTI Jaithari
JTTN Jorhat Town
JTW Jaitwar
JUC Jalandhar City
JUDW Jagadhri Workshop
JVN Joravarnagar
JWB Jawai Bandh
JWP Jwalapur
JYG Jaynagar
JYP Jeypore
KAD Khandala
KAPG Kalupara Ghat
KAT Khatauli
KATI Kanthi PH
KATL Katol
KAWR Karwar
KBJ Kantabanji
KBL Koppal
KBPR Kabaka Puttur
KCVL Thiruvananthapuram North (Kochuveli)
KDJR Kendujhargarh
KDM Kesamudram
KDP Kondapuram
KDPR Kumedpur
KEI Kashi
KFA Koparia
KGA Khaga
KGB Kargi Road
KGG Khagaria
KGI Kengeri
KGLE Khagraghat Road
KGN Kurseong
KGP Kharagpur
KGQ Kasaragod
KGRA Kangra
KHED Khed
KHH Kichha
KHMA Khatima
KHNM Kunda Harnamganj
KHS Kharsia
KHT Srikalahasti
KIGL Kunigal
KIK Karaikal
KIM Kim
KIN Kapasan
KIR Katihar
KIT Khallikot
KIUL Kiul
KJH Kajra
KJN Kannauj
KJT Karjat
KK Khadki
KKDE Kurukshetra
KKLR Kaikalur
KKM Kamalapuram
KKN Khirkiya
KKP Kot Kapura
KKW Kankavali
KKZ Kottarakara
KL Kherli
KLAR Kulpahar
KLBG Kalaburagi
KLD Khalilabad
KLE Kaithal
KLGD Kollengode
KLRE Khalari
KMBL Khambhaliya
KMC Kamareddi
KML Kamtaul
KMME Kumardubi
KMNC Kuchaman City
KMNR Kamalnagar
KMT Khammam
KND Kandra
KNE Kishanganj
KNN Khanna
KNVT Kinwat
KNW Khandwa
KOJ Kokrajhar
KOO Khusropur
KOTA Kota
KOU Koduru
KOV Kirloskarvadi
KP Kamptee
KPGM Karpurigram
KPI Kalpi
KPN Kuppam
KPP Kalapipal
KPQ Kannapuram
KPTN Keshorai Patan
KPV Kashipur
KPY Karunagapalli
KQR Koderma
KQZ Kolar
KRAR Khariar Road
KRBA Korba
KRBP Khudiram Bose Pusa
KRD Karad
KRE Kartarpur
KRH Khairthal
KRJ Khurja
KRMI Karmali
KRMR Karimnagar
KRND Khorason Road
KRNR Krishnarajanagara
KRNT Kurnool City
KRPU Koraput
KRR Karur
KRY Kadiri
KSB Kosamba
KSD Keshod
KSG Kishangarh
KSH Kali Sindh
KSJ Kasganj
KSN Krishna
KSNG Kesinga
KSRA Kasara
KSV Kosi Kalan
KSX Kotshila
KTES Katni South
KTH Katrasgarh
KTHU Kathua
KTQ Kudra
KTU Kuttippuram
KTV Kottavalasa
KUD Kudachi
KUDA Kundapura
KUE Kursela
KUH Khachrod
KUN Karnal
KUR Khurda Road
KVR Kovvur
KVU Kadakkavur
KVZ Kavali
KWAE Katwa
KWM Kampur
KWO Karauta
KWV Kurduvadi
KXH Kapurthala
KXJ Karimganj
KY Kareli
KYE Khurai
KYJ Kayankulam
KYN Kalyan
KZE Kanhangad
KZJ Kazipet
KZK Kazhakkuttam
KZT Kulitthurai
LAD Lohardaga
LAR Lalitpur
LAU Ladnun
LAV Labha
LBA Lambhua
LC Lucknow City
LDH Ludhiana
LFG Lower Haflong
LGH Lalgarh
LGL Lalgola
LGO Lalgopalganj
LHU Loharu
LKA Lanka
LKE Lakheri
LKN Lakhminia
LKR Luckeesarai
LKS Lunkaransar
LKU Lal Kuan
LMG Lumding
LMN Lachhmanpur
LMT Almatti
LNN Lonand
LPI Lingampalli
LRD Lar Road
LRJ Laksar
LS Lasalgaon
LSI Laheria Sarai
LSR Lasur
LTHR Latehar
LTRR Latur Road
LUNI Luni
LUR Latur
LUSA Lusa
LWR Alnavar
MABA Mandi Bamora
MABD Mahbubabad
MAD Maddur
MADR Madure
MAE Matheran
MAG Mangalagiri
MAHE Mahe
MAI Mehsi
MAKR Bina Malkhedi
MALB Maliya Miyana
MALM Mantralayam Road
MAN Mani Nagar
MAP Morappur
MAU Mau
MAUR Maur
MAY Mariahu
MB Moradabad
MBA Mahoba
MBI Madhubani
MBM Mambalam
MBNL Marwar Bhinmal
MBNR Mahbubnagar
MBY Mandi Dabwali
MCA Mecheda
MCI Mancherial
MCN Mukundarayapuram
MCS Mancheswar
MDGR Manendragarh
MDJ Muhammadganj
MDN Medinipur
MDNR Modinagar
MDP Madhupur
MDR Madhira
MDS Mandsaur
MED Medchal
MEJ Vanchi Maniyachchi
MEP Mahidpur Road
MET Malerkotla
MEX Mukerian
MFKA Musafir Khana
MFP Muzaffarpur
MGN Meghnagar
MHD Mahemdavad Kheda Road
MHH Maghar
MHJ Mahajan
MHOW Mhow
MHRG Mahendragarh
MJ Marwar
MJA Meja Road
MJF Malkajgiri
MJRI Majri
MKA Mokameh
MKB Mankatha
MKC Maksi
MKN Makrana
MKP Manikpur
MKSR Mokalsar
MKU Malkapur
MLDT Malda Town
MLHA Maliya Hatina
MLMR Melmaruvattur
MLO Malur
MLPR Malipur
MLY Maula Ali
MMA Muhammadabad
MML Madan Mahal
MMM Mandapam
MNE Mansi
MNGD Muniguda
MNI Mangaon
MNM Manamadurai
MNP Mananpur
MNQ Mainpuri
MNV Mungaoli
MOGA Moga
MON Modran
MOO Muddanuru
MOR Mor
MOT Malout
MOTH Moth
MOU Manoharpur
MOZ Muzaffarnagar
MPA Manaparai
MPL Madanapalle Road
MQ Mannargudi
MQR Malkhaid Road
MRA Morena
MRB Munirabad
MRDW Murdeshwar
MRGA Miryalaguda
MRHT Moranhat
MRJ Miraj
MRL Maroli
MRPR Mau Ranipur
MRR Murarai
MSH Mahesana
MSK Mahes Khunt
MSMD Mahasamund
MSW Maskanwa
MSZ Mansa
MTC Meerut City
MTD Merta Road
MTM Machilipatnam
MTR Motipur
MTY Multai
MUE Mudkhed
MULK Mulki
MUR Mankapur
MURI Muri
MUT Meerut Cantt
MV Mayiladuthurai
MVI Morbi
MVJ Mavli
MVLK Mavelikara
MVO Manwath Road
MW Mairwa
MYG Miyagam Karjan
MYR Maihar
MZC Mirza Cheuki
MZP Mirzapur
MZR Murtajapur
MZS Murkongselek
NAC Nawa City
NAD Nagda
NAN Nandgaon Road
NBA Nabha
NBD Najibabad
NBG Nabinagar Road
NBH Nimbahera
NBI Nadbai
NBQ New Bongaigaon
NCB New Cooch Behar
NCR Nagore
ND Nadiad
NDB Nandurbar
NDD Nidadavolu
NDKD Nadikudi
NDL Nandyal
NDO Nidubrolu
NDPM Narmadapuram
NED Hazur Sahib Nanded
NEW Nivari
NFK New Farakka
NGAN Nagaon
NGG Nagina
NGN Nandgaon
NGNT New Guntur
NGO Nagaur
NGR Annigeri
NH Naihati
NHK Naharkatiya
NHLG New Haflong
NHN Nigohan
NHR Nohar
NHT Nalhati
NIA Janjgir Naila
NILE Nimtita
NIRA Nira
NKE Narkatiaganj
NKM Namkon
NKMG New Karimganj
NKP Nirakarpur
NLD Nalanda
NLDM Nangal Dam
NLE Nileshwar
NLP North Lakhimpur
NLR Nellore
NLV Nalbari
NMDA New Morinda
NMH Neemuch
NMJ Nidamangalam
NMK Nim ka Thana
NMKL Namakkal
NN Nandura
NNA Naugachia
NNL Narnaul
NNO Nangloi
NNR Narayanpur
NOK Nokha
NOQ New Alipurduar
NPNR Nepanagar
NQR Naraj Marthapur
NR Niphad
NRE Nandalur
NRKR Narkher
NRLR Norla Road
NRP Narsipatnam Road
NRT Narasaraopet
NRW Narwana
NS Narasapur
NSD Nasirabad
NSL Nagarsol
NTSK New Tinsukia
NTV Nautanwa
NTW Nanjangud Town
NU Narsinghpur
NUD Navagadh
NUQ Nagar Untari
NUR Narela
NVS Navsari
NW Nalwar
NWD Nawadah
NWP Naupada
NWU Navapur
NYGT Nayagarh Town
NYN Naini
NYP Nayudupeta
NYY Neyyattinkara
NZB Nizamabad
NZD Nuzvid
OBR Obra Dam
ODG Obaidulla Ganj
ODM Ondagram
OGL Ongole
OKHA Okha
OM Omkareshwar Road
ON Unnao
ONR Coonoor
ORAI Orai
OSN Osiyan
OTP Ottappalam
PAK Pakala
PAN Panagarh
PANP Pandavapura
PAP Pithapuram
PAR Pandhurna
PASA Parassala
PAU Purna
PAY Payyanur
PAZ Payangadi
PB Puntamba
PBE Pilibhit
PBN Parbhani
PBR Porbandar
PC Pachora
PDKT Pudukkottai
PDPL Peddapalli
PDWA Pindwara
PERN Pernem
PFM Phaphamau
PFR Pachor Road
PGI Parpanangadi
PGK Pili Bangan
PGR Pugalur
PGRL Piduguralla
PGT Palakkad
PGW Phagwara
PHA Patharia
PHD Phaphund
PHK Punarakh
PHN Pokhrayan
PHR Phillaur
PIL Piler
PIT Palitana
PKD Penukonda
PKO Palakollu
PKR Pakur
PKU Panskura
PKW Pilkhua
PLCJ Phalodi
PLG Palghar
PLH Paralakhemundi
PLJ Palej
PLMX Palampur Himachal
PLO Pulgaon
PLP Phulpur
PLY Plassey
PM Palam
PMK Paramakkudi
PML Papanasam
PMR Pitambarpur
PMY Pali Marwar
PNBE Patna
PNC Patna Saheb
PND Pendra Road
PNE Prantik
PNKD Panki Dham
PNME Parasnath
PNP Panipat
PNU Palanpur
POE Pawapuri Road
POY Pollachi
PPR Pipar Road
PPT Pirpainti
PPTA Patliputra
PQN Pariawan Kalakankar Road
PRDP Paradip
PRG Prayag
PRLI Parli Vaijnath
PRNA Purnia
PRP Paharpur
PRT Panruti
PSA Palasa
PSB Parsabad
PTA Patiala
PTB Pattambi
PTJ Podanur
PTK Pathankot
PTN Patan
PTRD Pataudi Road
PTRU Patratu
PTU Partur
PUL Rampura Phul
PUT Puttur
PUU Punalur
PVP Parvatipuram
PVPT Parvatipuram Town
PVR Pandharpur
PVRD Piravam Road
PVU Paravur
PWL Palwal
QG Qazigund
QLD Quilandi
QLM Kulem
QLN Kollam
RAA Barara
RAIR Rairakhol
RAJP Rajapur Road
RANI Rani
RASP Rasipuram
RBG Raybag
RBL Rae Bareli
RC Raichur
RDL Rudauli
RDM Ramagundam
RDRA Ramdevra
REN Ren
REWA Rewa
RFJ Rafiganj
RGD Rajgir
RGDA Rayagada
RGL Rengali
RGO Rotegaon
RGS Ringas
RHA Ranaghat
RHG Rajgarh
RIG Raigarh
RJN Rajnandgaon
RJP Razampeta
RJPB Rajendra Nagar Terminal
RJPM Rajapalayam
RJT Rajkot
RJY Rajahmundry
RK Roorkee
RKB Raika Bagh
RKM Raja ki Mandi
RKMP Rani Kamalapati
RKSH Rishikesh
RKSN Rajkharsawan
RMA Ramganj Mandi
RMD Ramanathapuram
RMGM Ramanagaram
RMT Ramgarh Cantt
RMU Rampur
RNC Ranchi
RNG Raniganj
RNQ Renukut
RNR Ranebennur
RNV Raniwara
RNY Rangiya
ROK Rohtak
ROP Rupsa
ROU Rourkela
ROZA Roza
RPAN Rangapara North
RPAR Rupnagar
RPH Rampur Hat
RPJ Rajpura
RPRD Rupra Road
RPZ Ranapratapnagar
RRB Birur
RSR Rasra
RTA Ruthiyai
RTGH Ratangarh
RUPC Rudrapur City
RURA Rura
RV Raver
RWL Raiwala
RXL Raxaul
RYP Rayanapadu
SADP Saidapur
SAG Sangrur
SALE Salar
SAN Sandila
SAP Sattenapalle
SASN SAS Nagar Mohali
SAU Sanand
SAW Suriawan
SBB Sahibabad
SBDR Sonbhadra
SBE Sorbhog
SBG Sahibganj
SBHR Subrahmanya Road
SBI Sabarmati
SBLT Shri Bhadariya Lathi
SBO Sabaur
SBP Sambalpur
SBPD Sambalpur Road
SBPY Sambalpur City
SBR Sambhar Lake
SBRM Sabroom
SBV Simri Bakhtiyarpur
SBZ Siswa Bazar
SCC Sitapur Cantt
SCI Sanchi
SCL Silchar
SCM Simhachalam
SCT Sengottai
SDB Shahabad
SDGH Sri Dungargarh
SDL Shahdol
SDLP Sadulpur
SDN Sholavandan
SDS Sadulshahr
SEB Son Nagar
SEE Sonpur
SEG Shegaon
SEGM Sevagram
SEH Sehore
SELU Selu
SEM Seram
SEO Seohara
SEY Seoni
SFG Subedarganj
SFY Shajapur
SGG Sultanganj
SGL Sagauli
SGLA Sangola
SGNR Sri Ganganagar
SGO Saugor
SGP Sohagpur
SGR Sangameshwar Road
SGRA Sangaria
SGRL Singrauli
SGUJ Siliguri
SGZ Shamgarh
SHC Saharsa
SHDM Shahbad Markanda
SHE Seoraphuli
SHG Shahganj
SHNR Shadnagar
SHR Sihora Road
SHTT Silghat Town
SHU Sholinghur
SID Siddhpur
SIKR Sikar
SIL Sakhi Gopal
SINI Sini
SIOB Samakhiali
SIP Suraimanpur
SIR Sirhind
SJP Shujalpur
SKB Shikohabad
SKI Sakri
SKJ Sahibpur Kamal
SKM Singarayakonda
SKN Srikrishna Nagar
SKP Shankarpalli
SKT Sakti
SKZR Sirpur Kaghaznagar
SLB Salboni
SLGR Simaluguri
SLI Sangli
SLN Sultanpur
SLO Samalkot
SLW Sohwal
SM Samsi
SMBX Samba
SME Shivamogga Halt
SMET Shivamogga Town
SMI Sitamarhi
SMK Samalkha
SMNH Somnath
SMO Semapur
SMR Samdhari
SMVJ Shri Mahaveerji
SMZ Sarai Mir
SNDD Sindhudurg
SNI Sindi
SNK Sindkheda
SNKL Sankarankovil
SNP Sonipat
SNT Sainthia
SOD Sojat Road
SOG Suratgarh
SOH Sirohi Road
SOJN Sihor Gujarat
SOL Solan
SORO Soro
SOT Shohratgarh
SOU Supaul
SPC Sitapur City
SPJ Samastipur
SPP Shahpur Patoree
SPRD Singapuram Road
SPT Sompeta
SPZ Sampla
SRE Saharanpur
SRGM Srirangam
SRGT Surendranagar Gate
SRID Shridham
SRJ Shankargarh
SRO Sirathu
SRP Serampore
SRR Shoranur
SRT Satur
SRTL Cherthala
SRTN Sibsagar Town
SRU Salempur
SSA Sirsa
SSB Shakurbasti
SSM Sasaram
SSPN Sri Sathya Sai Prasanthi Nilayam
ST Surat
STKT Sasthankotta
STL Simultala
STN Sitarampur
SUJH Sujangarh
SUNR Surendranagar
SURI Siuri
SURM Solapur
SV Siwan
SVA Suwasra
SVGA Sivaganga
SVJR Shivajinagar
SVKS Sivakasi
SVM Sanvordem
SVPI Shivpuri
SVPR Srivilliputtur
SVX Savarda
SWA Sahjanwa
SWV Sawantwadi Road
SXT Salem Town
SY Sirkazhi
SZM Subzi Mandi
SZR Sarupathar
TA Tanur
TAN Tarana Road
TAPA Tapa
TATA Tatanagar
TBN Timarni
TBT Talbahat
TCN Tiruchendur
TDD Tadepalligudem
TDL Tundla
TDO Tanda Urmar
TDPR Tirupadiripuliyur
TDU Tandur
TEA Taregna
TEL Tenali
TEN Tirunelveli
THAN Than
THB Thana Bihpur
THDR Thandla Road
THV Therubali
TIG Titlagarh
TIR Tirur
TK Tumakuru
TKD Tuglakabad
TKE Tarikere
TKMG Tikamgarh
TKR Takari
TLD Tilda Neora
TLH Tilhar
TLHD Talcher Road
TLHR Talcher
TLR Tulsipur
TLY Thalassery
TML Tenmalai
TMR Tumsar Road
TMV Tindivanam
TMZ Tamluk
TN Thoothukudi
TNA Thane
TNGL Toranagallu
TNKU Tanuku
TORI Tori
TPH Tinpahar
TPT Tirupattur
TPU Tanakpur
TPZ Tapri
TRL Tiruvallur
TRO Tirora
TRT Tiruttani
TRTR Tripunithura
TRVL Tiruvalla
TSI Tenkasi
TSK Tinsukia
TTB Titabar
TTR Tiptur
TU Tadipatri
TUN Tohana
TUNI Tuni
TUP Tiruppur
TUVR Turavur
TVC Thiruvananthapuram Central
TVP Thiruvananthapuram Pettah
TVR Tiruvarur
UAM Udhagamandalam (Ooty)
UBC Ambala City
UCR Unchahar
UDGR Udgir
UDL Andal
UDN Udhna
UDT Udumalaippettai
UHL Una Himachal
UHP Udhampur
UHR Unchhera
UJA Unjha
ULB Ulubaria
ULG Udalguri
ULT Kulti
UMB Ambala Cantt
UMD Dharashiv (Osmanabad)
UMRI Umri
URD Untare Road
URI Uruli
USL Usalapur
UVD Udvada
VAPI Vapi
VBL Bobbili
VBW Vaibhavwadi Road
VDD Vendodu
VDL Vaitisvarankoil
VDS Vidyasagar
VEER Veer
VG Viramgam
VID Vilavade
VJPJ Vijaypur Jammu
VKI Venkatagiri
VKN Vinukonda
VLR Vellore Cantt
VLY Valliyur
VMA Vikramgarh Alot
VN Vaniyambadi
VNE Vishwanath Chariali
VNUP Vishnupuram
VPT Virudunagar
VR Virar
VRI Vridhachalam
VRR Virpur
VSG Vasco da Gama
VYA Vyara
VZM Vizianagram
WADI Wadi
WANI Wani
WDM Wyndhamganj
WFD Whitefield
WHM Washim
WJR Walajah Road
WKI Wadakancheri
WKR Wankaner
WR Wardha
WRR Warora
WSJ Wansjaliya
YA Yerraguntla
YFP Yusufpur
YG Yadgir
YJUD Yamunanagar Jagadhri
YLM Ellamanchili
YNK Yelhanka
YTL Yavatmal
YY Yediyuru
ZARP Zarap
ZB Zahirabad
ZBD Zafarabad
ZN Jangaon
ZNA Zamania`

/** Code and name: airports with flights of airlines in India, and where these fly abroad. */
export const AIRPORT_NAME_LINES = `ADD Addis Ababa
AIP Adampur (Jalandhar)
AJL Aizawl
ALA Almaty
AMS Amsterdam
AUH Abu Dhabi
AVT Amravati
BAH Bahrain
BDQ Vadodara
BEK Bareilly
BHU Bhavnagar
BHX Birmingham
BKB Bikaner
BKK Bangkok
BUP Bathinda
BWA Bhairahawa
CAI Cairo
CAN Guangzhou
CDG Paris
CDP Kadapa
CGK Jakarta
CGP Chattogram
CMB Colombo
CNX Chiang Mai
COH Cooch Behar
CPH Copenhagen
DAC Dhaka
DAD Da Nang
DBR Darbhanga
DIB Dibrugarh
DMK Bangkok Don Mueang
DMM Dammam
DOH Doha
DPS Bali
DWC Dubai World Central
DXB Dubai
DXN Noida (Jewar)
EVN Yerevan
EWR Newark
FCO Rome
FRA Frankfurt
GBI Kalaburagi
GDB Gondia
GYD Baku
HAN Hanoi
HDO Hindon
HEL Helsinki
HKG Hong Kong
HKT Phuket
HND Tokyo Haneda
HSS Hisar
IAD Washington Dulles
ICN Seoul
IST Istanbul
IXA Agartala
IXI Lilabari
IXP Pathankot
IXS Silchar
IXT Pasighat
IXW Jamshedpur
IXY Kandla
JAF Jaffna
JED Jeddah
JFK New York JFK
JLG Jalgaon
JNB Johannesburg
JRG Jharsuguda
KBK Kushinagar
KBV Krabi
KJB Kurnool
KNU Kanpur
KTM Kathmandu
KUL Kuala Lumpur
KWI Kuwait
LGK Langkawi
LGW London Gatwick
LHR London Heathrow
LUH Ludhiana
MAN Manchester
MCT Muscat
MED Medina
MEL Melbourne
MLE Malé
MNL Manila
MRU Mauritius
MUC Munich
MXP Milan
NBO Nairobi
NDC Nanded
NRT Tokyo Narita
ORD Chicago
PAB Bilaspur
PBD Porbandar
PBH Paro
PEK Beijing
PEN Penang
PKR Pokhara
PNH Phnom Penh
PQC Phu Quoc
PVG Shanghai
PYG Pakyong
REP Siem Reap
REW Rewa
RGN Yangon
RJA Rajahmundry
RKT Ras Al Khaimah
RRK Rourkela
RUH Riyadh
RUP Rupsi
SEZ Mahé
SFO San Francisco
SGN Ho Chi Minh City
SHJ Sharjah
SIN Singapore
SLL Salalah
SLV Shimla
SSE Solapur
STV Surat
SYD Sydney
TAS Tashkent
TBS Tbilisi
TCR Thoothukudi
TEI Tezu
TNI Satna
TPE Taipei
UKE Utkela
USM Koh Samui
VDY Vidyanagar
VIE Vienna
YVR Vancouver
YYZ Toronto
ZER Ziro
ZRH Zurich`
