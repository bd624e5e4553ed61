import { isOpcional, type TipoFormulario } from '../ortodontia/formulario/campoFormulario.ts'
import type { Formulario } from '../ortodontia/formulario/formulario.tables.ts'
import { toFormularioGuardado } from '../ortodontia/formulario/toFormularioGuardado.ts'
import { validateFormulario } from '../ortodontia/formulario/validateFormulario.ts'
import { findTipoFormulario, type GuiaDoFormulario } from './tipoFormulario.ts'

/** What a guide is sent with besides its events (Spec §7). */
export type EnvioFormulario = {
  readonly ortodontia?: Formulario | undefined
  readonly fichasVinculoImagens?: readonly number[] | undefined
  readonly dataNascimentoBeneficiario?: string | undefined
}

type CampoEnvio = keyof EnvioFormulario | `ortodontia.${string}`
type ErroEnvio = { readonly campo: CampoEnvio; readonly mensagem: string }

export type MotivoFormulario = 'foraDeLugar' | 'falta' | 'comErro' | 'outroNascimento'

export type DecisaoFormulario =
  /** Absent: the guide goes without a form. */
  | {
      readonly ok: true
      readonly formulario?: { readonly tipo: TipoFormulario; readonly conteudo: Formulario }
    }
  | { readonly ok: false; readonly motivo: MotivoFormulario; readonly erros: readonly ErroEnvio[] }

/**
 * Whether a guide may be sent with this form: the initial guide with its own, the patient's birth date and, as it likes,
 * exams to link; the extension with its own alone; the maintenance with or without one, which is ours (Domínio §6.9).
 */
export function decideFormulario(
  guia: GuiaDoFormulario,
  envio: EnvioFormulario,
  { nascimento, hoje }: { nascimento: string; hoje: string },
): DecisaoFormulario {
  const refuse = (motivo: MotivoFormulario, erros: readonly ErroEnvio[]): DecisaoFormulario => ({
    ok: false,
    motivo,
    erros,
  })
  const tipo = findTipoFormulario(guia)
  const sobras = listSobras(tipo, envio)
  if (sobras.length > 0) return refuse('foraDeLugar', sobras)
  if (tipo === undefined) return { ok: true }
  const { ortodontia } = envio
  if (ortodontia === undefined) {
    if (isOpcional(tipo)) return { ok: true }
    return refuse('falta', [{ campo: 'ortodontia', mensagem: 'Preencha o formulário de ortodontia.' }])
  }
  const erros = validateFormulario({ tipo, formulario: ortodontia, hoje, nascimento })
  if (erros.length > 0) {
    return refuse(
      'comErro',
      erros.map(({ campo, mensagem }) => ({ campo: `ortodontia.${campo}`, mensagem })),
    )
  }
  if (tipo === 'inicial' && envio.dataNascimentoBeneficiario !== nascimento) {
    const mensagem =
      envio.dataNascimentoBeneficiario === undefined
        ? 'Informe a data de nascimento do beneficiário.'
        : 'Esta não é a data de nascimento do beneficiário.'
    return refuse('outroNascimento', [{ campo: 'dataNascimentoBeneficiario', mensagem }])
  }
  return { ok: true, formulario: { tipo, conteudo: toFormularioGuardado(ortodontia) } }
}

/** What was sent and this guide does not take. */
function listSobras(tipo: TipoFormulario | undefined, envio: EnvioFormulario): ErroEnvio[] {
  const erros: ErroEnvio[] = []
  if (tipo === undefined && envio.ortodontia !== undefined) {
    erros.push({ campo: 'ortodontia', mensagem: 'Esta guia não leva formulário de ortodontia.' })
  }
  if (tipo === 'inicial') return erros
  if (envio.fichasVinculoImagens !== undefined && envio.fichasVinculoImagens.length > 0) {
    const mensagem = 'Só a guia inicial de ortodontia vincula exames ao ser enviada.'
    erros.push({ campo: 'fichasVinculoImagens', mensagem })
  }
  if (envio.dataNascimentoBeneficiario !== undefined) {
    const mensagem = 'Só a guia inicial de ortodontia leva a data de nascimento.'
    erros.push({ campo: 'dataNascimentoBeneficiario', mensagem })
  }
  return erros
}
