import { toBrasileira } from '@portal/domain/calendario/dataCivil.ts'

/** A civil date as the form has it, `dd/mm/aaaa`; blank where there is none, to be written by hand. */
export const showData = (civil: string | null): string => (civil ? toBrasileira(civil) : '')
