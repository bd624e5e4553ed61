import type { conciliacao } from '@portal/contract/conciliacao.ts'
import type { Context } from '../http/handler.ts'
import { loadVisao, type Visao } from '../repasse/visao.ts'

type Chamada = Pick<Context<typeof conciliacao.getConciliacao>, 'db' | 'sessao'> & {
  fail: (codigo: 'API-CNC-0001') => never
}

/** The view of a login that sees everything; any other is refused with API-CNC-0001. Operadora §4. */
export async function requireTudo({ db, sessao, fail }: Chamada): Promise<Visao> {
  const visao = await loadVisao(db, sessao)
  return visao.dentistas === null ? visao : fail('API-CNC-0001')
}
