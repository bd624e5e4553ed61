import type { PedidoLiberacao } from '@portal/contract/liberacaoSenha.ts'
import { findFaltaTelefone } from '@portal/domain/cadastro/contatoCadastro.ts'
import {
  isEmergencia,
  isOrtodontia,
  isRadiologia,
} from '@portal/domain/especialidade/especialidade.tables.ts'
import { type CodigoTipoOrtodontia, tipoGuia } from '@portal/domain/especialidade/tipoGuia.tables.ts'
import type { OrigemTela } from '@portal/domain/liberacaoSenha/identOrigem.tables.ts'
import { findFaltaEmail } from '@portal/domain/texto/email.ts'
import { parseTelefone } from '@portal/domain/texto/mascara.ts'
import type { SummaryError } from '../ui/feedback/ErrorSummary.tsx'
import {
  type SolicitanteAchado,
  type SolicitanteForm,
  toSolicitante,
  validateSolicitante,
} from './solicitanteForm.ts'

/** The form as the screen has it. */
export type LiberacaoForm = {
  telefone: string
  email: string
  codigoEspecialidade: number | null
  codigoPlano: string | null
  codigoDentista: number | null
  isInicioRapido: boolean
  /** Of orthodontics alone; null while nothing may be asked for and nobody chose. */
  tipoOrto: CodigoTipoOrtodontia | null
  isRecemNato: boolean
  /** Of a radiology guide alone. */
  solicitante: SolicitanteForm
}

export const campos = {
  telefone: 'liberacao-telefone',
  email: 'liberacao-email',
  especialidade: 'liberacao-especialidade',
  tipo: 'liberacao-tipo',
} as const

/** What stops the form before it is sent, in the order of the screen; each message stands under its field too. */
export function validateLiberacao(form: LiberacaoForm, achado?: SolicitanteAchado): SummaryError[] {
  const errors: SummaryError[] = []
  if (form.codigoEspecialidade === null) {
    errors.push({ fieldId: campos.especialidade, message: 'Escolha a especialidade.' })
  }
  if (form.codigoEspecialidade !== null && isOrtodontia(form.codigoEspecialidade) && form.tipoOrto === null) {
    errors.push({ fieldId: campos.tipo, message: 'Escolha o tipo da guia.' })
  }
  if (form.codigoEspecialidade !== null && isRadiologia(form.codigoEspecialidade)) {
    errors.push(...validateSolicitante(form.solicitante, achado))
  }
  const faltaTelefone = findFaltaTelefone(parseTelefone(form.telefone))
  if (faltaTelefone) errors.push({ fieldId: campos.telefone, message: faltaTelefone })
  const faltaEmail = form.email.trim() && findFaltaEmail(form.email.trim())
  if (faltaEmail) errors.push({ fieldId: campos.email, message: faltaEmail })
  return errors
}

/**
 * Screen -> request. The type goes only when it is not the specialty's own: 15 for the quick-start guide (Spec §3.5), and
 * 6 to 9 of orthodontics; the requester only for radiology (Spec §5).
 */
export function toPedidoLiberacao(
  codigoAssociado: string,
  codigoEspecialidade: number,
  form: LiberacaoForm,
  identOrigem: OrigemTela,
  achado?: SolicitanteAchado,
): PedidoLiberacao {
  const isExame = isRadiologia(codigoEspecialidade)
  const codigoTipoAtendimento = chooseTipo(codigoEspecialidade, form)
  return {
    codigoAssociado,
    codigoEspecialidade,
    identOrigem,
    ...(codigoTipoAtendimento === null ? {} : { codigoTipoAtendimento }),
    ...(form.codigoPlano === null ? {} : { codigoPlano: form.codigoPlano }),
    ...(form.codigoDentista === null ? {} : { codigoDentista: form.codigoDentista }),
    ...(form.isRecemNato ? { recemNato: true } : {}),
    ...(isExame
      ? { radiologia: { relatorioSolicitanteFichaRadio: toSolicitante(form.solicitante, achado) } }
      : {}),
  }
}

/** The type that has to be said; null where it is the specialty's own. */
function chooseTipo(codigo: number, { tipoOrto, isInicioRapido }: LiberacaoForm) {
  if (isOrtodontia(codigo)) return tipoOrto
  return isInicioRapido && !isEmergencia(codigo) && !isRadiologia(codigo) ? tipoGuia.guiaRapida : null
}
