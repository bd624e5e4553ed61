import type { MomentoExigido } from '../imagem/imagemExigida.ts'
import type { RegraEvento } from './regra/regraEvento.ts'

type RegraImagem = Pick<
  RegraEvento,
  'descricao' | 'imagemInicial' | 'imagemFinal' | 'foto' | 'local' | 'classeCarencia' | 'glosaImagem'
>

/** A sentence about the image of a moment; without one, about whichever is sent. */
export type OrientacaoImagem = { momento: MomentoExigido | null; texto: string }

function explainInicial({ imagemInicial, foto, glosaImagem }: RegraImagem): string[] {
  if (!imagemInicial) return foto ? ['Envie uma fotografia inicial antes da autorização.'] : []
  const meio = glosaImagem === '3041' ? 'a documentação ortodôntica' : 'a imagem inicial'
  return [`Envie ${meio} antes da autorização.`, ...(foto ? ['Uma fotografia também é aceita.'] : [])]
}

function explainFinal({ imagemFinal, classeCarencia, descricao }: RegraImagem): string[] {
  if (!imagemFinal) return []
  const frases = ['Envie a imagem final antes de encaminhar a guia para pagamento.']
  if (classeCarencia === 'endodontia') {
    frases.push(
      descricao.includes('unirradicular')
        ? 'Mostre o canal obturado até o ápice.'
        : 'Em dente com mais de uma raiz, mostre os canais dissociados e obturados até o ápice.',
    )
  }
  if (classeCarencia === 'protese') frases.push('A imagem final deve mostrar a peça cimentada e adaptada.')
  return frases
}

/** What an event's images must show, in the words of the denials that they avoid (Domínio §6.6); nothing where it asks for none. */
export function explainImagem(regra: RegraImagem): OrientacaoImagem[] {
  const porMomento = [
    ...explainInicial(regra).map((texto) => ({ momento: 'inicial', texto }) as const),
    ...explainFinal(regra).map((texto) => ({ momento: 'final', texto }) as const),
  ]
  return porMomento.length > 0 && regra.local === 'dente'
    ? [...porMomento, { momento: null, texto: 'Uma mesma imagem serve para dentes vizinhos.' }]
    : porMomento
}
