import type { SituacaoRecurso } from './recurso.tables.ts'

/** An appeal that was sent, if it was, and the last civil day on which it may be. */
export type AndamentoRecurso = {
  readonly enviado: boolean
  readonly julgado: boolean
  readonly prazoRecurso: string
}

/** Where the appeal of a denied guide stands on a day. */
export function decideSituacaoRecurso(
  { enviado, julgado, prazoRecurso }: AndamentoRecurso,
  hoje: string,
): SituacaoRecurso {
  if (enviado) return julgado ? 'DECIDIDO' : 'RECURSO'
  return hoje > prazoRecurso ? 'PERDIDO' : 'RECORRER'
}
