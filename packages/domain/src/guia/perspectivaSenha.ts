import { toBrasileira } from '../calendario/dataCivil.ts'
import { warnFim } from './avisoFim.ts'
import { aDecidir, aEnviar, type GuiaHoje, isAberta, type Mudanca } from './fimGuia.ts'
import { askAntes } from './passoEncaminhar.ts'
import { getStatusFicha } from './statusFicha.tables.ts'

/** What of a guide may still be done once its password has ended: all of it by its one renewal, or nothing, and why. */
type Renovacao = 'possivel' | 'feita' | 'doMes' | 'tomada'

const readRenovacao = ({ senhaRenovada, senhaDoMes, isTomada }: GuiaHoje): Renovacao => {
  if (senhaDoMes) return 'doMes'
  if (senhaRenovada) return 'feita'
  return isTomada ? 'tomada' : 'possivel'
}

/** The next step of a guide whose events can no longer be sent. */
const semEnvio: Readonly<Record<Renovacao, string>> = {
  possivel: 'Renove a senha, uma única vez, ou cancele a guia e peça outra.',
  feita: 'A senha não se renova mais: cancele a guia e peça outra.',
  doMes: 'A manutenção se perdeu com o seu mês: cancele a guia.',
  tomada: 'Outra guia tem o lugar de um evento desta, e a senha não se renova: cancele esta guia.',
}

/** What is left of the events that were not done in time. */
const semData: Readonly<Record<Renovacao, string>> = {
  possivel: 'para o que falta, renove a senha, uma única vez',
  feita: 'para o que falta, peça outra autorização',
  doMes: 'o que não foi feito se perdeu com o mês',
  tomada: 'para o que falta, use a outra guia, que tem o lugar de um evento desta, ou peça outra autorização',
}

/** What is left of those that the operator has still to decide. */
const emDecisao: Readonly<Record<Renovacao, string>> = {
  possivel: 'só se realiza depois de renovada',
  feita: 'pede outra autorização',
  doMes: 'se perdeu com o mês',
  tomada: 'fica com a outra guia, que tem o lugar de um evento desta, ou pede outra autorização',
}

/** How a guide goes on where no day of it is paid any longer: only what has its day is forwarded, and only what has none cancelled. */
const closeAtrasada = (guia: GuiaHoje): string =>
  guia.eventos?.some(({ dataRealizacao }) => dataRealizacao)
    ? `Confira a data do que foi feito e, se for essa mesma, ${askAntes(guia)}encaminhe assim`
    : 'Se nada foi feito nela, cancele a guia; se foi, informe a data, assine e encaminhe assim'

/** The end of the password, come or to come in its last days. */
export function describeSenha(guia: GuiaHoje, hoje: string): Mudanca | undefined {
  const { validadeSenha } = guia
  const aviso = validadeSenha === undefined ? undefined : warnFim(validadeSenha, hoje)
  if (validadeSenha === undefined || aviso === undefined || !isAberta(guia)) return undefined
  const em = toBrasileira(validadeSenha)
  const isDecidindo = aDecidir.has(guia.statusFicha)
  if (aviso !== 'vencida') {
    return isDecidindo
      ? undefined
      : {
          tom: 'atencao',
          nota: `Senha termina em ${em}`,
          diaNota: validadeSenha,
          ajuda: `${getStatusFicha(guia.statusFicha).ajuda} A senha termina em ${em}: o que for realizado depois não é pago.`,
        }
  }
  const renovacao = readRenovacao(guia)
  const vencida = { tom: 'atencao', nota: `Senha terminou em ${em}`, diaNota: validadeSenha } as const
  if (aEnviar.has(guia.statusFicha)) {
    return {
      ...vencida,
      ajuda: `A senha terminou em ${em}: os eventos não podem mais ser enviados.`,
      proximoPasso: semEnvio[renovacao],
    }
  }
  const { janelaData } = guia
  if (!isDecidindo && janelaData?.ate === null && janelaData.depois?.codigoGlosa === '3091')
    return {
      ...vencida,
      ajuda: `A senha terminou em ${em}, e o que foi feito até lá já passou do prazo de apresentação: o pagamento o nega (3091).`,
      proximoPasso: `${closeAtrasada(guia)}; ${semData[renovacao]}.`,
    }
  return isDecidindo
    ? {
        ...vencida,
        ajuda: `A senha terminou em ${em}: o que ainda não foi realizado ${emDecisao[renovacao]}.`,
      }
    : {
        ...vencida,
        ajuda: `A senha terminou em ${em}; só o realizado até lá é pago.`,
        proximoPasso: `Informe a data do que foi realizado até ${em}; ${semData[renovacao]}.`,
      }
}
