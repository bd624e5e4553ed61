import { toBrasileira } from '../calendario/dataCivil.ts'
import type { Motivo } from '../evento/motivo.ts'
import { countOf } from '../texto/contagem.ts'
import { type AutorizacaoEvento, getAutorizacaoEvento } from './autorizacaoEvento.tables.ts'
import { warnValidade } from './avisoValidade.ts'
import type { JanelaData } from './dataRealizacao.ts'
import { isEventoPagavel } from './estadoGuia.ts'
import { etapa } from './etapa.tables.ts'
import {
  getStatusFicha,
  type LinhaStatusFicha,
  statusADecidir,
  statusAEnviar,
  statusARealizar,
  statusFicha,
  type Tom,
} from './statusFicha.tables.ts'

/** The ends that bound the work of a guide. */
export type FimGuia = {
  /** Last civil day of the password. */
  validadeSenha: string
  /** The end of the guide's plan, come or to come; `dia` is null of a member made inactive without one. */
  fimCobertura: { dia: string | null } | null
  /** The password had its one renewal. */
  senhaRenovada: boolean
  /** Events that are dated and would not be paid so. */
  eventosNaoPagos: number
}

/** What of a guide tells what it may still become; what the services do not tell bounds nothing. */
export type GuiaHoje = { readonly [K in keyof FimGuia]?: FimGuia[K] | undefined } & {
  readonly statusFicha: number
  readonly codigoEtapaAtual?: number | undefined
}

/** The status as it stands today: what the table says of it, changed where an end bounds what may still be done. */
export type Perspectiva = Pick<
  LinhaStatusFicha,
  'rotulo' | 'tom' | 'ajuda' | 'proximoPasso' | 'responsavel'
> & {
  /** The end that bounds it, in a few words beside the status. */
  nota?: string
}

type Mudanca = Partial<Pick<Perspectiva, 'tom' | 'ajuda' | 'proximoPasso'>> & { nota: string }

const aEnviar: ReadonlySet<number> = new Set(statusAEnviar)
const aDecidir: ReadonlySet<number> = new Set(statusADecidir)
const aRealizar: ReadonlySet<number> = new Set(statusARealizar)

/**
 * What a guide may still become today: green only where it is. Badge, next step and lists ask it alone. `hoje` is the
 * civil day of America/Sao_Paulo.
 */
export function describeGuia(guia: GuiaHoje, hoje: string): Perspectiva {
  const linha = getStatusFicha(guia.statusFicha)
  const mudanca = describeDatada(guia) ?? describeCobertura(guia, hoje) ?? describeSenha(guia, hoje)
  return { ...linha, ...describeAuditoria(guia), ...mudanca }
}

/** In the audit already there is nothing left to send to it. */
function describeAuditoria({ statusFicha: status, codigoEtapaAtual }: GuiaHoje): Partial<Mudanca> {
  const isNaAuditoria =
    codigoEtapaAtual === etapa.auditoria || codigoEtapaAtual === etapa.consolidacaoAuditoria
  return status === statusFicha.emAnalise && isNaAuditoria
    ? { proximoPasso: 'Aguarde a decisão da operadora.' }
    : {}
}

/** What is done whole and dated is to be forwarded, in its own colour where a date would not be paid. */
function describeDatada({ eventosNaoPagos = 0, ...guia }: GuiaHoje): Partial<Mudanca> | undefined {
  if (!aRealizar.has(guia.statusFicha) || guia.codigoEtapaAtual !== etapa.tratamentoRealizado)
    return undefined
  const proximoPasso = 'Assine, se ainda não assinou, e encaminhe para pagamento.'
  if (eventosNaoPagos === 0) return { ajuda: 'O que foi aprovado está realizado e datado.', proximoPasso }
  const quantos = countOf(eventosNaoPagos, 'evento', 'eventos')
  return {
    tom: 'atencao',
    nota: `${quantos} sem pagamento`,
    ajuda: `Como está, o pagamento negaria ${quantos}: veja o motivo em cada um.`,
    proximoPasso: `Confira a data em que foi realizado; se for essa mesma, assine e encaminhe assim.`,
  }
}

/** The status in words alone, as a sheet says it: "Autorizada (Plano terminou em 22/11/2026)". */
export function nameSituacao(guia: GuiaHoje, hoje: string): string {
  const { rotulo, nota } = describeGuia(guia, hoje)
  return nota === undefined ? rotulo : `${rotulo} (${nota})`
}

/** Whether the guide's plan is over: its password is renewed no more (API-GTO-0052). */
export const isCoberturaFinda = ({ fimCobertura }: Pick<GuiaHoje, 'fimCobertura'>, hoje: string): boolean =>
  Boolean(fimCobertura && (fimCobertura.dia === null || fimCobertura.dia < hoje))

/** What is done whole and dated is bounded by no end any more. */
const isARealizar = ({ statusFicha: status, codigoEtapaAtual }: GuiaHoje): boolean =>
  aRealizar.has(status) && codigoEtapaAtual !== etapa.tratamentoRealizado

const isAberta = (guia: GuiaHoje): boolean =>
  aEnviar.has(guia.statusFicha) || aDecidir.has(guia.statusFicha) || isARealizar(guia)

function describeCobertura(guia: GuiaHoje, hoje: string): Mudanca | undefined {
  if (!guia.fimCobertura || !isAberta(guia)) return undefined
  const { dia } = guia.fimCobertura
  if (dia === null) return describeFim(guia, 'O paciente está sem cobertura', 'Paciente sem cobertura', null)
  const em = toBrasileira(dia)
  const { validadeSenha = dia } = guia
  const isSenhaAntes = validadeSenha < dia
  if (dia < hoje) {
    const fato = `O plano do paciente terminou em ${em}`
    // A password that ended before it bounds the work first, and is renewed no more.
    return isSenhaAntes && isARealizar(guia)
      ? describeFim(
          guia,
          `${fato} e a senha em ${toBrasileira(validadeSenha)}`,
          `Plano terminou em ${em}`,
          validadeSenha,
        )
      : describeFim(guia, fato, `Plano terminou em ${em}`, dia)
  }
  if (isSenhaAntes || warnValidade(dia, hoje) === undefined) return undefined
  return {
    tom: 'atencao',
    nota: `Plano termina em ${em}`,
    ajuda: `O plano do paciente termina em ${em}: o que for realizado depois não é pago.`,
  }
}

/** The plan is over: what it stops, by where the guide is. */
function describeFim(guia: GuiaHoje, fato: string, nota: string, dia: string | null): Mudanca {
  if (aEnviar.has(guia.statusFicha)) {
    return {
      tom: 'perigo',
      nota,
      ajuda: `${fato}: nenhum evento enviado agora seria aprovado.`,
      proximoPasso: 'Confirme o plano com o paciente; se terminou mesmo, cancele a guia.',
    }
  }
  const ate = dia === null ? 'enquanto o plano valia' : `até ${toBrasileira(dia)}`
  if (aDecidir.has(guia.statusFicha)) {
    return {
      tom: 'atencao',
      nota,
      ajuda: `${fato}: o que for autorizado agora já não pode ser realizado com pagamento.`,
      proximoPasso: 'Confirme o plano com o paciente antes de marcar o atendimento.',
    }
  }
  return {
    tom: 'atencao',
    nota,
    ajuda: `${fato}; só o realizado ${ate} é pago.`,
    proximoPasso: `Informe a data do que foi realizado ${ate}, assine e encaminhe; o que não foi feito se diz ao encaminhar.`,
  }
}

function describeSenha(guia: GuiaHoje, hoje: string): Mudanca | undefined {
  const { validadeSenha } = guia
  const aviso = validadeSenha === undefined ? undefined : warnValidade(validadeSenha, hoje)
  if (validadeSenha === undefined || aviso === undefined || !isAberta(guia)) return undefined
  const em = toBrasileira(validadeSenha)
  const isDecidindo = aDecidir.has(guia.statusFicha)
  if (aviso !== 'vencida') {
    return isDecidindo
      ? undefined
      : {
          tom: 'atencao',
          nota: `Senha termina em ${em}`,
          ajuda: `${getStatusFicha(guia.statusFicha).ajuda} A senha termina em ${em}: o que for realizado depois não é pago.`,
        }
  }
  const { senhaRenovada = false } = guia
  if (aEnviar.has(guia.statusFicha)) {
    return {
      tom: 'atencao',
      nota: `Senha terminou em ${em}`,
      ajuda: `A senha terminou em ${em}: os eventos não podem mais ser enviados.`,
      proximoPasso: senhaRenovada
        ? 'A senha já teve a sua única renovação: cancele a guia e peça outra.'
        : 'Renove a senha, uma única vez, ou cancele a guia e peça outra.',
    }
  }
  return {
    tom: 'atencao',
    nota: `Senha terminou em ${em}`,
    ajuda: isDecidindo
      ? `A senha terminou em ${em}: o que ainda não foi realizado só se realiza depois de renovada.`
      : `A senha terminou em ${em}; só o realizado até lá é pago.`,
    ...(!isDecidindo && {
      proximoPasso: `Informe a data do que foi realizado até ${em}; para o que falta, ${senhaRenovada ? 'peça outra autorização' : 'renove a senha, uma única vez'}.`,
    }),
  }
}

/** What of an event tells what it may still become; its window is the guide's or its own (`dataRealizacao.ts`). */
export type EventoHoje = {
  readonly autorizacao: AutorizacaoEvento
  readonly dataRealizacao?: string | null | undefined
  readonly motivos: readonly Pick<Motivo, 'severidade' | 'campo'>[]
  readonly naoRealizado?: boolean | undefined
  /** An appeal gave back what the payment had denied of it. */
  readonly recursoGanho?: boolean | undefined
}

/**
 * An event's authorisation as it stands today: what would not be paid as it is, is not green. Without a window its guide
 * takes no days now, and none bounds it.
 */
export function describeEvento(
  evento: EventoHoje,
  janela: Pick<JanelaData, 'ate'> | undefined,
  hoje: string,
): { rotulo: string; tom: Tom; nota?: string } | undefined {
  const linha = getAutorizacaoEvento(evento.autorizacao)
  if (linha && evento.recursoGanho) return { ...linha, nota: 'Aprovado em recurso' }
  if (!linha || !janela || !isEventoPagavel(evento)) return linha
  const { ate } = janela
  if (evento.dataRealizacao) {
    const isNaoPaga = evento.motivos.some(
      ({ severidade, campo }) => severidade === 'aviso' && campo === 'data',
    )
    return isNaoPaga ? { ...linha, tom: 'atencao', nota: 'Como está, não é pago' } : linha
  }
  if (ate === null) return { ...linha, tom: 'atencao', nota: 'Nenhuma data é paga' }
  return ate < hoje ? { ...linha, tom: 'atencao', nota: `Só se feito até ${toBrasileira(ate)}` } : linha
}
