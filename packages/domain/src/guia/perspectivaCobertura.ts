import { toBrasileira } from '../calendario/dataCivil.ts'
import { warnFim } from './avisoFim.ts'
import { aDecidir, aEnviar, aRealizar, type GuiaHoje, isAberta, type Mudanca } from './fimGuia.ts'

type Palavras = {
  /** How its end is said, come and to come. */
  terminou: string
  termina: string
  nota: { terminou: string; termina: string }
  aEnviar: string
  aDecidir: string
  /** Of what was not done by its end. */
  falta: string
}

const plano: Palavras = {
  terminou: 'O plano do paciente terminou',
  termina: 'O plano do paciente termina',
  nota: { terminou: 'Plano terminou', termina: 'Plano termina' },
  aEnviar: 'Avise o paciente e cancele a guia.',
  aDecidir: 'Avise o paciente antes de marcar o atendimento.',
  falta: ', assine e encaminhe; o que não foi feito se diz ao encaminhar.',
}

const cartao: Palavras = {
  terminou: 'O cartão do paciente venceu',
  termina: 'O cartão do paciente vence',
  nota: { terminou: 'Cartão do paciente venceu', termina: 'Cartão do paciente vence' },
  aEnviar: 'Peça ao paciente que renove o cartão com a operadora; envie os eventos depois.',
  aDecidir: 'Peça ao paciente que renove o cartão antes de marcar o atendimento.',
  falta: '; para o que falta, peça ao paciente que renove o cartão.',
}

const palavrasDe = ({ motivo }: Fim): Palavras => (motivo === 'cartao' ? cartao : plano)

type Nota = Pick<Mudanca, 'nota' | 'diaNota'>

type Fim = NonNullable<GuiaHoje['fimCobertura']>

const SUSPENSO = 'O paciente está suspenso'
const NOTA_SUSPENSO = 'Paciente suspenso'
const SEM_COBERTURA = 'O paciente está sem cobertura'
const NOTA_SEM_COBERTURA = 'Paciente sem cobertura'

/** A cover that has ended: as a sentence begins it, and as a note by itself, with its day ("Plano terminou em 22/11/2026"). */
type Finda = { porque: string; nota: string }

/** Why the patient may not be attended now, and the password is renewed no more (API-GTO-0052); undefined while she may. */
export function describeFinda(
  { fimCobertura }: Pick<GuiaHoje, 'fimCobertura'>,
  hoje: string,
): Finda | undefined {
  if (!fimCobertura) return undefined
  const { dia, motivo } = fimCobertura
  if (motivo === 'suspensao') return { porque: SUSPENSO, nota: NOTA_SUSPENSO }
  if (dia === null) return { porque: SEM_COBERTURA, nota: NOTA_SEM_COBERTURA }
  return dia < hoje
    ? { porque: palavrasDe(fimCobertura).terminou, nota: noteFim(fimCobertura, dia).nota }
    : undefined
}

const noteFim = (fim: Fim, dia: string): Nota => ({
  nota: `${palavrasDe(fim).nota.terminou} em ${toBrasileira(dia)}`,
  diaNota: dia,
})

/** While the member is suspended no day is paid, be it told already or not (1016). */
export function describeSuspensao(guia: GuiaHoje): Mudanca | undefined {
  if (guia.fimCobertura?.motivo !== 'suspensao') return undefined
  const nota = NOTA_SUSPENSO
  if (aEnviar.has(guia.statusFicha)) {
    return {
      tom: 'perigo',
      nota,
      ajuda: `${SUSPENSO}: nenhum evento enviado agora seria aprovado (1016).`,
      proximoPasso: 'Peça ao paciente que se regularize com a operadora; envie os eventos depois.',
    }
  }
  if (aDecidir.has(guia.statusFicha)) {
    return {
      tom: 'atencao',
      nota,
      ajuda: `${SUSPENSO}: enquanto estiver, nada do que for autorizado é pago (1016).`,
      proximoPasso: 'Confirme a situação com o paciente antes de marcar o atendimento.',
    }
  }
  if (!aRealizar.has(guia.statusFicha)) return undefined
  return {
    tom: 'atencao',
    nota,
    ajuda: `${SUSPENSO}: enquanto estiver, o pagamento nega o realizado em qualquer dia (1016).`,
    proximoPasso: 'Peça ao paciente que se regularize com a operadora antes de realizar e de encaminhar.',
  }
}

/** The end of the plan or of the card, where it bounds what is still to be done. */
export function describeCobertura(guia: GuiaHoje, hoje: string): Mudanca | undefined {
  if (!guia.fimCobertura || !isAberta(guia)) return undefined
  const palavras = palavrasDe(guia.fimCobertura)
  const { dia } = guia.fimCobertura
  if (dia === null) return describeFim(guia, palavras, SEM_COBERTURA, { nota: NOTA_SEM_COBERTURA }, null)
  const em = toBrasileira(dia)
  const { validadeSenha = dia } = guia
  const isSenhaAntes = validadeSenha < dia
  if (dia < hoje) {
    const fato = `${palavras.terminou} em ${em}`
    const nota = noteFim(guia.fimCobertura, dia)
    // A password that ended before it bounds the work first, and is renewed no more.
    return isSenhaAntes && aRealizar.has(guia.statusFicha)
      ? describeFim(
          guia,
          palavras,
          `${fato} e a senha em ${toBrasileira(validadeSenha)}`,
          nota,
          validadeSenha,
        )
      : describeFim(guia, palavras, fato, nota, dia)
  }
  if (isSenhaAntes || warnFim(dia, hoje) === undefined) return undefined
  return {
    tom: 'atencao',
    nota: `${palavras.nota.termina} em ${em}`,
    diaNota: dia,
    ajuda: `${palavras.termina} em ${em}: o que for realizado depois não é pago.`,
  }
}

/** The end has come: what it stops, by where the guide is. */
function describeFim(
  guia: GuiaHoje,
  palavras: Palavras,
  fato: string,
  nota: Nota,
  dia: string | null,
): Mudanca {
  if (aEnviar.has(guia.statusFicha)) {
    return {
      tom: 'perigo',
      ...nota,
      ajuda: `${fato}: nenhum evento enviado agora seria aprovado.`,
      proximoPasso: palavras.aEnviar,
    }
  }
  const ate = dia === null ? 'enquanto o plano valia' : `até ${toBrasileira(dia)}`
  if (aDecidir.has(guia.statusFicha)) {
    return {
      tom: 'atencao',
      ...nota,
      ajuda: `${fato}: o que for autorizado agora já não pode ser realizado com pagamento.`,
      proximoPasso: palavras.aDecidir,
    }
  }
  return {
    tom: 'atencao',
    ...nota,
    ajuda: `${fato}; só o realizado ${ate} é pago.`,
    proximoPasso: `Informe a data do que foi realizado ${ate}${palavras.falta}`,
  }
}
