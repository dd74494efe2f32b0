/**
 * Digits in groups, written out here because an `Intl.NumberFormat` costs every visitor's phone 10 ms
 * and more at the start, for loading its tables. Only for whole numbers, from 0 up.
 */

/** In thousands: 1500000 becomes "1,500,000". */
export function inThousands(whole: number): string {
  return String(whole).replace(/\B(?=(\d{3})+$)/g, ",");
}

/** In lakhs and crores, as India writes them: 1500000 becomes "15,00,000". */
export function inLakhs(whole: number): string {
  return String(whole).replace(/\B(?=(\d{2})*\d{3}$)/g, ",");
}
