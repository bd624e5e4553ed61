import { addMonths, mesDe } from '@portal/domain/calendario/dataCivil.ts'

/** Months that the figures tell, the one that runs among them. */
export const MESES = 12

/** The first civil day of the months told, of which today's is the last. */
export const startOfMeses = (hoje: string, meses = MESES): string => addMonths(`${mesDe(hoje)}-01`, 1 - meses)
