import type { solicitacaoExame } from '@portal/contract/solicitacaoExame.ts'
import { EXAMES } from '@portal/domain/solicitacaoExame/exame.data.ts'
import type { Handler } from '../http/handler.ts'
import { findRegraExame } from './fatosPedido.ts'

/** What each exam on offer shows and what it is asked for. */
export const listTutorial: Handler<typeof solicitacaoExame.listTutorial> = async ({ services }) => {
  const tabela = await services.regras.get()
  return EXAMES.flatMap(({ codigo, mostra, paraQue, desenho }) => {
    const regra = findRegraExame(tabela, codigo)
    return regra ? [{ codigo, descricao: regra.descricao, mostra, paraQue, desenho }] : []
  })
}
