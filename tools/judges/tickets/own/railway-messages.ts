import type { TicketText } from '../ticket-text.ts'
import { leg } from './short-labels.ts'

export const RAILWAY_MESSAGES: TicketText[] = [
  {
    id: 'design-01',
    shape: 'railway message',
    text: `VM-IRCTCi: PNR-4836201957
Trn:12627
Dt:16-01-27
Frm SBC to BPL
Cls:3A
P1-B4,33
P2-B4,36
Chart Not Prepared
For details call 139`,
    expected: [
      leg('rail', '12627', '(SBC) > (BPL)', '2027-01-16', {
        coach: 'B4',
        seat: '33,36',
        class: '3A',
        reference: '4836201957',
      }),
    ],
  },
  {
    id: 'fresh-01',
    shape: 'railway message',
    text: `PNR:4207788135,TRAIN:22651,DOJ:31-12-26,SL,MAS-PLNI,Dep:N.A.,
PRABHU S+1,S5 17,S5 20,
Fare:690,SC:22.47+PG CHGS`,
    expected: [
      leg('rail', '22651', '(MAS) > (PLNI)', '2026-12-31', {
        coach: 'S5',
        seat: '17,20',
        class: 'SL',
        fare: [690, 712],
        reference: '4207788135',
      }),
    ],
  },
  {
    id: 'fresh-02',
    shape: 'railway message',
    text: `Chart prepared. PNR 6120098471 Train 12621 TAMIL NADU EXP DOJ 03-01-2027 from MAS to NDLS Dep 22:00 (PF no. 5 exp). Passenger 1: B3-45-UB. Passenger 2: B3-46-SL. Pls carry ID. Happy journey -IR`,
    expected: [
      leg('rail', '12621', '(MAS) > (NDLS)', '2027-01-03 22:00', {
        coach: 'B3',
        seat: '45,46',
        reference: '6120098471',
      }),
    ],
  },
  {
    id: 'fresh-03',
    shape: 'railway message',
    text: `Dear Customer, boarding point for PNR 2716640098 (Trn 12137, DOJ 21-Dec-2026) has been changed from CSMT to KYN. Please board at KYN, dep 20:27. Berth of CSMT will not be available. IRCTC`,
    expected: [leg('rail', '12137', '(KYN) > ', '2026-12-21 20:27', { reference: '2716640098' })],
  },
  {
    id: 'fresh-04',
    shape: 'railway message',
    text: `IRCTC: Train 12301 Howrah Rajdhani of 19-Dec-26 (PNR 6534412098) is rescheduled. It will now leave HWH at 19:20 hrs instead of 16:50 hrs. Inconvenience regretted.`,
    expected: [leg('rail', '12301', '(HWH) > ', '2026-12-19 19:20', { reference: '6534412098' })],
  },
  {
    id: 'design-48',
    shape: 'railway message',
    text: `RailYatri: Booking confirmed! PNR 6620417739, Train 19020 Haridwar-Bandra Terminus Exp, Boarding: Haridwar Jn (HW) 12:35 PM on 23 Jan, Drop: Kota Jn (KOTA) 1:10 AM on 24 Jan. Class 3A. Seats: B1-12, B1-15. Amount Rs.1987`,
    expected: [
      leg('rail', '19020', '(HW) > (KOTA)', '2027-01-23 12:35 > 01:10+1', {
        coach: 'B1',
        seat: '12,15',
        class: '3A',
        fare: 1987,
        reference: '6620417739',
        free: ['name'],
      }),
    ],
  },
  {
    id: 'design-53',
    shape: 'railway message',
    text: `Chart prepared for Train 12621, PNR 4420178836, DOJ 09/01/27. Your status: Coach S4 Berth 65 (SL), S4 66 (MB). Boarding MAS at 22:00. Reservation upto NGP. IR wishes you happy journey.`,
    expected: [
      leg('rail', '12621', '(MAS) > (NGP)', '2027-01-09 22:00', {
        coach: 'S4',
        seat: '65,66',
        reference: '4420178836',
        free: ['class'],
      }),
    ],
  },
  {
    id: 'design-75',
    shape: 'railway message',
    text: `IRCTC-PNR 2741188036,16525,12-02-27,ERS-SBC,SL,Dep 18:25,S9/12,S9/15,Fare 960.5 - IRCTC`,
    expected: [
      leg('rail', '16525', '(ERS) > (SBC)', '2027-02-12 18:25', {
        coach: 'S9',
        seat: '12,15',
        class: 'SL',
        fare: [960, 961],
        reference: '2741188036',
      }),
    ],
  },
  {
    id: 'design-76',
    shape: 'railway message',
    text: `Congrats! Your waitlisted ticket is now CONFIRMED. PNR 6330918845 Train 12951 Mumbai Rajdhani, MMCT to NDLS, 3-Mar-2027, 3A, Coach B7, Berth 44 & 47. Team ixigo`,
    expected: [
      leg('rail', '12951', '(MMCT) > (NDLS)', '2027-03-03', {
        coach: 'B7',
        seat: '44,47',
        class: '3A',
        reference: '6330918845',
        free: ['name'],
      }),
    ],
  },
  {
    id: 'design-77',
    shape: 'railway message',
    text: `UTS/PRS counter tkt: PNR 8240017763 TRN 12618 MANGALA LDWEEP 28/12/26 NZM-KYJ 2A A1-33,A1-36 FARE 7310 BOOKED 25/11/26 11:32`,
    expected: [
      leg('rail', '12618', '(NZM) > (KYJ)', '2026-12-28', {
        coach: 'A1',
        seat: '33,36',
        class: '2A',
        fare: 7310,
        reference: '8240017763',
        free: ['name'],
      }),
    ],
  },
  {
    id: 'design-108',
    shape: 'railway message',
    text: `PNR 8812037746 - Train 22895 HWH PURI VB EXP is running late by 1 hr 20 min. Exp. departure from HWH 07:30 (sch. 06:10) on 05-Jan-27. Your seat: C11/42. NTES/IR`,
    expected: [
      leg('rail', '22895', '(HWH) > ', '2027-01-05', {
        coach: 'C11',
        seat: '42',
        reference: '8812037746',
        free: ['name', 'departs', 'to'],
      }),
    ],
  },
  {
    id: 'design-109',
    shape: 'railway message',
    text: `Your ticket (PNR 4516620983) for 16 Feb 2027 is booked. 11013 LTT Coimbatore Exp from LTT 22:35 to CBE. Arrives 18 Feb 06:15. Sleeper S2, berths 9, 10 and 12. Rs 2,025 paid.`,
    expected: [
      leg('rail', '11013', '(LTT) > (CBE)', '2027-02-16 22:35 > 06:15+2', {
        coach: 'S2',
        seat: '9,10,12',
        class: 'SL',
        fare: 2025,
        reference: '4516620983',
        free: ['name'],
      }),
    ],
  },
  {
    id: 'design-157',
    shape: 'railway message',
    text: `Paytm: Train ticket booked for Rs 1,145.50. PNR: 4418830926. 12839 Howrah-Chennai Mail, 09 Jan, HWH 23:50 - MAS 05:10 (11 Jan). S5-60, S5-63. Cancel on app.`,
    expected: [
      leg('rail', '12839', '(HWH) > (MAS)', '2027-01-09 23:50 > 05:10+2', {
        coach: 'S5',
        seat: '60,63',
        fare: [1145, 1146],
        reference: '4418830926',
        free: ['name'],
      }),
    ],
  },
  {
    id: 'fresh-61',
    shape: 'railway message',
    text: `PNR:2218340976,TRN:12920,DOJ:14-01-27,CLS:SL,FRM-TO:UJN-NDLS,DP:23:10,Boarding at UJN only,MEENA J+2,RAC 14,RAC 15,WL 3,Fare:1245,SC:17.7+PG CHGS`,
    expected: [
      leg('rail', '12920', '(UJN) > (NDLS)', '2027-01-14 23:10', {
        class: 'SL',
        fare: [1245, 1263],
        reference: '2218340976',
        free: ['seat', 'fare'],
      }),
    ],
  },
  {
    id: 'fresh-62',
    shape: 'railway message',
    text: `Your ticket PNR 4519027733 is confirmed. 16345 NETRAVATHI EXP, 09 Jan 2027, LTT(11:40) to TVC(18:05, 10 Jan). SL S9/17/LB, S9/18/MB. Have a happy journey!`,
    expected: [
      leg('rail', '16345', '(LTT) > (TVC)', '2027-01-09 11:40 > 18:05+1', {
        coach: 'S9',
        seat: '17,18',
        class: 'SL',
        reference: '4519027733',
      }),
    ],
  },
  {
    id: 'fresh-63',
    shape: 'railway message',
    text: `RailYatri: PNR 2338107765 WL to CNF! Train 11013 CBE Kurla Exp, 16 Dec, Pune to Coimbatore, Coach B1 Seat 22. ETD Pune 00:55 hrs. Order food on track: ry.example/f`,
    expected: [
      leg('rail', '11013', 'Pune > Coimbatore', '2026-12-16 00:55', {
        coach: 'B1',
        seat: '22',
        reference: '2338107765',
      }),
    ],
  },
  {
    id: 'fresh-71',
    shape: 'railway message',
    text: `Trn 11041 MAS EXP of 02-01-27 is running late by 3 hrs 20 mins. Now expected at PUNE at 17:45 (sch 14:25). PNR 8112093345 B2/33. Pls plan accordingly. IR`,
    expected: [
      leg('rail', '11041', '', '2027-01-02 17:45', {
        from: '(PUNE)',
        coach: 'B2',
        seat: '33',
        reference: '8112093345',
        free: ['from', 'departs'],
      }),
    ],
  },
  {
    id: 'fresh-149',
    shape: 'railway message',
    text: `IRCTC Tkt Booked: PNR-2640098137, Tr-12627, Dt-19-01-27, From SBC To BPL, Cls-2A, Coach-A2, Seat-11,12, Dep-19:20, Amt-6,305. Happy Journey`,
    expected: [
      leg('rail', '12627', '(SBC) > (BPL)', '2027-01-19 19:20', {
        coach: 'A2',
        seat: '11,12',
        class: '2A',
        fare: 6305,
        reference: '2640098137',
      }),
    ],
  },
  {
    id: 'fresh-150',
    shape: 'railway message',
    text: `PNR 6733019824: Chart prepared. Train 12926 Paschim Exp 27-Dec NDLS 16:30. Pax1 B4,41,LB Pax2 B4,44,UB. Alight at BVI. Wish you a happy journey - IR/CRIS`,
    expected: [
      leg('rail', '12926', '(NDLS) > (BVI)', '2026-12-27 16:30', {
        coach: 'B4',
        seat: '41,44',
        reference: '6733019824',
        free: ['to'],
      }),
    ],
  },
  {
    id: 'last-20',
    shape: 'railway message',
    text: `VIKALP: PNR 6534219870 booked in Trn 12394 DOJ 28-11-26 RJPB-NDLS 3A is now CNF in ALTERNATE Trn 12310, \
dep RJPB 19:10 hrs on 28-11-26. P1-B7,22 P2-B7,25. Travel in Trn 12310 only. Original train NOT permitted.-IRCTC`,
    expected: [
      leg('rail', '12310', '(RJPB) > (NDLS)', '2026-11-28 19:10', {
        coach: 'B7',
        seat: '22,25',
        class: '3A',
        reference: '6534219870',
      }),
    ],
  },
]
