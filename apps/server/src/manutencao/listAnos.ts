import type { manutencao } from '@portal/contract/manutencao.ts'
import type { Handler } from '../http/handler.ts'
import { decodeCursor, encodeCursor, loadPagina } from '../http/pagina.ts'
import { type LinhaAno, listAnosDe, type PosicaoAno } from './ano.store.ts'
import { toAno } from './reply.ts'

function readPosicao(cursor: string): PosicaoAno | undefined {
  const [, ordem, numero] = /^([0-2]) ([1-9]\d{0,11})$/.exec(decodeCursor(cursor)) ?? []
  return ordem === undefined ? undefined : { ordem: Number(ordem), numeroTratamento: Number(numero) }
}

/** The provider's treatments with their months, those that go on first. Interface S34. */
export const listAnos: Handler<typeof manutencao.listAnos> = async (context) => {
  const { body, db, sessao, services, hoje } = context
  const { codigoCredenciado, rede } = sessao
  const paciente = body.paciente?.trim() || undefined
  const { pagina, proximo } = await loadPagina(context, body, {
    objeto: 'meses dos tratamentos de ortodontia',
    vazio: 'meses dos tratamentos de ortodontia, nenhum',
    write: ({ ordem, numeroTratamento }: LinhaAno & PosicaoAno) =>
      encodeCursor(`${ordem} ${numeroTratamento}`),
    read: readPosicao,
    list: (limite, depois) => listAnosDe(db, codigoCredenciado, paciente, limite, depois),
  })
  const tabela = await services.regras.get()
  const prazo = tabela.findPrazoOrtodontia(rede, hoje)
  return { anos: pagina.map((linha) => toAno(linha, prazo, hoje)), proximo }
}
