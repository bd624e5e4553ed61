import type { InfoCredenciado } from '@portal/contract/credenciado.ts'

/** The name of whoever entered: the dentist of an own login, otherwise the provider (Produto §3). */
export const nameQuemEntrou = ({
  nome,
  dentistaConectado,
}: Pick<InfoCredenciado, 'nome' | 'dentistaConectado'>): string => dentistaConectado?.nome ?? nome
