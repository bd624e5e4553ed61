import { type LinhaMes, listLinhasMes } from '@portal/domain/manutencao/situacaoMes.ts'
import { readRestanteDe } from '../tratamento/tratamentoReply.ts'
import { type LinhaAno, listAtivos } from './ano.store.ts'
import { loadValores, type Pergunta } from './valorMes.ts'

/** A line of the month with whose it is, what it is worth, and what its treatment still allows. */
export type ManutencaoDoMes = LinhaMes &
  Pick<LinhaAno, 'numeroTratamento' | 'codigoAssociado' | 'chaveAssociado' | 'nomeAssociado'> & {
    /** Null where the network has no price. */
    centavos: number | null
    guiasRestantes: number
    prorrogavel: boolean
  }

/**
 * The maintenances of the month of a civil day, by the patient's name. All treatments that go on are read: which list one is
 * of, the rule of the months says.
 */
export const loadMes = async (pergunta: Pergunta): Promise<ManutencaoDoMes[]> =>
  listManutencoes(pergunta, await listAtivos(pergunta.db, pergunta.codigoCredenciado))

/** The same of treatments that were read already. */
export async function listManutencoes(
  pergunta: Pergunta,
  ativos: readonly LinhaAno[],
): Promise<ManutencaoDoMes[]> {
  const { tabela, rede, hoje } = pergunta
  const prazo = tabela.findPrazoOrtodontia(rede, hoje)
  const anos = ativos.map((ano) => [ano, listLinhasMes(ano, prazo, hoje)] as const)
  const valueMes = await loadValores(pergunta, anos)
  return anos.flatMap(([ano, linhas]) => {
    const { numeroTratamento, codigoAssociado, chaveAssociado, nomeAssociado } = ano
    const { guiasRestantes, prorrogavel } = readRestanteDe(ano, prazo, hoje)
    const quem = {
      numeroTratamento,
      codigoAssociado,
      chaveAssociado,
      nomeAssociado,
      guiasRestantes,
      prorrogavel,
    }
    return linhas.map((linha) => ({ ...linha, ...quem, centavos: valueMes(ano, linha).centavos }))
  })
}
