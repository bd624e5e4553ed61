import type { Contexto, LinhaGuia } from '../createContexto.ts'
import type { Motivo } from '../motivo.ts'
import { isErroFormulario } from './criterio.ts'

type Julgar = (linha: LinhaGuia, contexto: Contexto) => readonly Motivo[]

const isNegada = (motivos: readonly Motivo[]): boolean =>
  motivos.some(({ severidade }) => severidade === 'glosa')

/**
 * The context without the lines that are denied: what is not done stands against no other line, and answers for none.
 * A line may fall because of another, which may fall itself: those that stand whatever becomes of the doubtful ones are
 * settled first, and those that fall in any case; of lines that only deny each other in a circle the first typed stays.
 * A line whose form is wrong still stands against others, since it will be put right, but it answers for none.
 * At payment every line was authorised and done.
 */
export function withoutNegadas(contexto: Contexto, judge: Julgar): Contexto {
  const proprias = contexto.linhas.filter(({ principal }) => !principal)
  if (contexto.momento === 'pagamento' || proprias.length < 2) return contexto
  const principais = contexto.linhas.filter(({ principal }) => principal)
  const julgadas = proprias.map((linha) => ({ linha, motivos: judge(linha, contexto) }))
  if (!julgadas.some(({ motivos }) => isNegada(motivos) || motivos.some(isErroFormulario))) return contexto
  const erradas = new Set(
    julgadas.filter(({ motivos }) => motivos.some(isErroFormulario)).map(({ linha }) => linha),
  )
  const isNegadaEntre = (linha: LinhaGuia, contra: readonly LinhaGuia[], aFavor: readonly LinhaGuia[]) =>
    isNegada(
      judge(linha, {
        ...contexto,
        linhas: [...principais, ...contra],
        apoios: [...principais, ...aFavor.filter((outra) => !erradas.has(outra))],
      }),
    )

  const firmes: LinhaGuia[] = []
  let incertas = proprias
  while (incertas.length > 0) {
    const possiveis = [...firmes, ...incertas]
    const restam = incertas.filter((linha) => {
      const fica = !isNegadaEntre(linha, possiveis, firmes)
      if (fica) firmes.push(linha)
      return !fica && !isNegadaEntre(linha, firmes, possiveis)
    })
    const emCirculo = restam.length === incertas.length ? restam.slice(0, 1) : []
    firmes.push(...emCirculo)
    incertas = restam.slice(emCirculo.length)
  }
  const vivas = new Set([...principais, ...firmes])
  const linhas = contexto.linhas.filter((linha) => vivas.has(linha))
  return { ...contexto, linhas, apoios: linhas.filter((linha) => !erradas.has(linha)) }
}
