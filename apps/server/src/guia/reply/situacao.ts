import type { SituacaoGuia } from '@portal/contract/guiaParte.ts'
import { loadGuiaState } from '@portal/domain/guia/estadoGuia.ts'
import type { Etapa } from '@portal/domain/guia/etapa.tables.ts'
import type { Guia } from '../fatos/guia.store.ts'

type EtapaArmazenada = Pick<
  Guia,
  'statusFicha' | 'codigoEtapaAtual' | 'numeroFichaPrincipal' | 'statusAuditoria'
>

/** How the guide's history names who acted. */
export const toAutor = ({ nome, login }: { nome: string; login?: number }): string =>
  login === undefined ? nome : `${nome} (${login})`

/** The guide's status, stage and version as the portal reads them: with the loading rules of Spec §4. */
export function toSituacao(guia: Guia): SituacaoGuia {
  const { numeroFicha, statusFicha, versao } = guia
  return { numeroFicha, statusFicha, codigoEtapaAtual: loadEtapa(guia), versao }
}

/** The stage as the portal reads it. */
export function loadEtapa(guia: EtapaArmazenada): Etapa {
  const vazio = { ...guia, bloqueada: false, assinada: false, senhaVencida: false, senhaRenovada: false }
  const semFalta = { ...vazio, faltaImagemInicial: false, faltaImagemFinal: false, eventos: [] }
  return loadGuiaState(semFalta).codigoEtapaAtual
}
