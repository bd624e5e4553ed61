import type { DetalheErro } from '@portal/contract/errors.ts'
import type { DadosContexto } from '@portal/domain/evento/contexto.ts'
import { listMotivosAssociado } from '@portal/domain/evento/criterio/associado.ts'
import type { Motivo } from '@portal/domain/evento/motivo.ts'
import { isEventoPagavel } from '@portal/domain/guia/estadoGuia.ts'
import { renewValidadeSenha } from '@portal/domain/liberacaoSenha/validadeSenha.ts'
import type { Db } from '../db/client.ts'
import { toDetalheGlosa } from '../regraEvento/detalheGlosa.ts'
import type { Evento } from './fatos/evento.store.ts'
import { type FatosGuia, loadFatosGuia } from './fatos/fatosGuia.ts'
import type { Guia } from './fatos/guia.store.ts'
import type { GuiaCarregada } from './fatos/loadGuia.ts'
import { judgeDatados } from './pagamento/avisoPagamento.ts'
import { listTomados } from './pagamento/lugarTomado.ts'
import type { FatosData } from './reply/janela.ts'

/** Why the member may not be attended today, which ends the password too (API-GTO-0052). */
export const listGlosasAssociado = (
  hoje: string,
  partes: Pick<DadosContexto, 'associado' | 'plano'>,
): readonly Motivo[] => listMotivosAssociado(hoje, partes).filter(({ severidade }) => severidade === 'glosa')

/** The validity that a renewal of today gives: the days that the data says, after what was left. */
export const findRenovada = ({ hoje, tabela, prontuario }: FatosData, guia: Guia): string =>
  renewValidadeSenha(
    tabela.findPrazoSenha(prontuario.contrato.rede, guia.codigoTipoAtendimento, hoje),
    guia.validadeSenha,
    hoje,
  )

export const isSemDia = (evento: Evento): boolean => isEventoPagavel(evento) && evento.dataRealizacao === null

/** What is still to be done after the end of the validity: it asks for its place anew. */
export const isPorFazer = (evento: Evento, { validadeSenha }: Guia, hoje: string): boolean =>
  validadeSenha < hoje && isSemDia(evento)

/**
 * What has taken the places that the renewal would hold again (API-GTO-0054), of what is still to be done after the end of
 * the validity, and of what kept no place until now: one of the two would be done for nothing. `fatos` and `renovada` have
 * the new validity, `antes` the former one.
 */
export function listPerdidos(fatos: FatosGuia, renovada: GuiaCarregada, antes: Guia): DetalheErro[] {
  const julgados = judgeDatados(fatos, renovada)
  return renovada.eventos
    .filter(
      (evento) =>
        isPorFazer(evento, antes, fatos.hoje) ||
        (!evento.desloca && julgados.get(evento.sequencialInclusao)?.desloca),
    )
    .flatMap((evento) =>
      listTomados(fatos, renovada, evento).map((motivo) => ({
        item: evento.sequencialInclusao,
        ...toDetalheGlosa(motivo),
      })),
    )
}

/** The guide with another validity, in which a day may lie that lay outside. */
export const withValidade = (carregada: GuiaCarregada, validadeSenha: string): GuiaCarregada => ({
  ...carregada,
  guia: { ...carregada.guia, validadeSenha },
})

/** Until when the password of a guide that may be renewed would be good, were it renewed today; undefined where that is refused. */
export async function findRenovavelAte(
  db: Db,
  dados: FatosData,
  carregada: GuiaCarregada,
): Promise<string | undefined> {
  const { hoje, tabela, partes } = dados
  const { guia } = carregada
  if (listGlosasAssociado(hoje, partes).length > 0) return undefined
  const validadeSenha = findRenovada(dados, guia)
  // Only these ask for a place anew, and the record is read for them alone.
  const pedeLugar = carregada.eventos.some(
    (evento) => isPorFazer(evento, guia, hoje) || (evento.dataRealizacao !== null && !evento.desloca),
  )
  if (!pedeLugar) return validadeSenha
  const renovada = withValidade(carregada, validadeSenha)
  const fatos = await loadFatosGuia(db, tabela, guia, hoje)
  const perdidos = listPerdidos({ ...fatos, guia: renovada.guia }, renovada, guia)
  return perdidos.length > 0 ? undefined : validadeSenha
}
