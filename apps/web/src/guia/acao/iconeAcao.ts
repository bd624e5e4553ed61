import type { NomeAcao } from '@portal/domain/guia/acao.tables.ts'
import type { IconName } from '../../ui/icon.data.ts'

const icones: Readonly<Partial<Record<NomeAcao, IconName>>> = {
  sendJustificativa: 'edit',
  uploadImagem: 'image',
  requestAuditoria: 'shield',
  updateDataEvento: 'calendar',
  sign: 'sign',
  requestToken: 'phone',
  sendRepasse: 'money',
  sendRecurso: 'undo',
  renewSenha: 'refresh',
  releaseComplementar: 'plus',
  createObservacao: 'mail',
  createOcorrencia: 'paperclip',
  lock: 'lock',
  unlock: 'unlock',
  cancel: 'slash',
}

/** The `icon` of an action's button or entry, where it has one. */
export function iconeDaAcao(nome: NomeAcao): { icon?: IconName } {
  const icon = icones[nome]
  return icon ? { icon } : {}
}
