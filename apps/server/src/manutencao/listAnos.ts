import type { manutencao } from '@portal/contract/manutencao.ts'
import type { Handler } from '../http/handler.ts'
import { decodeCursor, encodeCursor, loadPagina } from '../http/pagina.ts'
import { type LinhaAno, listAnosDe, type PosicaoAno } from './ano.store.ts'
import { loadAnos } from './loadAnos.ts'

function readPosicao(cursor: string): PosicaoAno | undefined {
  const [, ordem, numero] = /^([0-2]) ([1-9]\d{0,11})$/.exec(decodeCursor(cursor)) ?? []
  return ordem === undefined ? undefined : { ordem: Number(ordem), numeroTratamento: Number(numero) }
}

/** The provider's treatments with their months and their money, those that go on first. Interface S34. */
export const listAnos: Handler<typeof manutencao.listAnos> = async (context) => {
  const { body, db, sessao } = context
  const paciente = body.paciente?.trim() || undefined
  const { pagina, proximo } = await loadPagina(context, body, {
    objeto: 'meses dos tratamentos de ortodontia',
    vazio: 'meses dos tratamentos de ortodontia, nenhum',
    write: ({ ordem, numeroTratamento }: LinhaAno & PosicaoAno) =>
      encodeCursor(`${ordem} ${numeroTratamento}`),
    read: readPosicao,
    list: (limite, depois) => listAnosDe(db, sessao.codigoCredenciado, paciente, limite, depois),
  })
  return { anos: await loadAnos(context, pagina), proximo }
}
