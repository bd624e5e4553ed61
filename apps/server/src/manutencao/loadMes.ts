import type { FimGuia } from '@portal/domain/guia/fimGuia.ts'
import { describeFinda } from '@portal/domain/guia/perspectivaCobertura.ts'
import { type LinhaMes, listLinhasMes } from '@portal/domain/manutencao/situacaoMes.ts'
import { readRestanteDe } from '../tratamento/tratamentoReply.ts'
import { type LinhaAtivo, listAtivos } from './ano.store.ts'
import { loadValores, type Pergunta } from './valorMes.ts'

/** A line of the month with whose it is, what it is worth, and what its treatment still allows. */
export type ManutencaoDoMes = LinhaMes &
  Pick<LinhaAtivo, 'numeroTratamento' | 'codigoAssociado' | 'chaveAssociado' | 'nomeAssociado'> & {
    /** Null where the network has no price. */
    centavos: number | null
    guiasRestantes: number
    prorrogavel: boolean
    /** Of one that is to be released: the end of what lets the patient be attended. */
    fimCobertura?: FimGuia['fimCobertura']
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
  ativos: readonly LinhaAtivo[],
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
    return linhas.map((linha) => ({
      ...linha,
      ...quem,
      ...(linha.lista === 'A_LIBERAR' && { fimCobertura: ano.fimCobertura }),
      centavos: valueMes(ano, linha).centavos,
    }))
  })
}

/** Those whose guide may be released on a day: of who may not be attended it would be refused (API-LIB-0001, API-LIB-0002). */
export const pickLiberaveis = (linhas: readonly ManutencaoDoMes[], hoje: string): ManutencaoDoMes[] =>
  linhas.filter((linha) => linha.lista === 'A_LIBERAR' && !describeFinda(linha, hoje))
