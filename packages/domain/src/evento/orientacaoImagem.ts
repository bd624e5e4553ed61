import type { RegraEvento } from './regra/regraEvento.ts'

type RegraImagem = Pick<
  RegraEvento,
  'descricao' | 'imagemInicial' | 'imagemFinal' | 'foto' | 'local' | 'classeCarencia' | 'glosaImagem'
>

/** What an event's images must show, in the words of the denials that they avoid (Domínio §6.6). */
export function explainImagem(regra: RegraImagem): string {
  const { descricao, imagemInicial, imagemFinal, foto, local, classeCarencia, glosaImagem } = regra
  const frases: string[] = []
  if (imagemInicial) {
    const meio = glosaImagem === '3041' ? 'a documentação ortodôntica' : 'a imagem inicial'
    frases.push(`Envie ${meio} antes da autorização.`)
  } else if (foto) frases.push('Envie uma fotografia inicial antes da autorização.')
  if (imagemFinal) frases.push('Envie a imagem final antes de encaminhar a guia para pagamento.')
  if (frases.length === 0) return 'Este evento não exige imagem.'
  if (imagemInicial && foto) frases.push('Uma fotografia também é aceita.')
  if (imagemFinal && classeCarencia === 'endodontia') {
    frases.push(
      descricao.includes('unirradicular')
        ? 'Mostre o canal obturado até o ápice.'
        : 'Em dente com mais de uma raiz, mostre os canais dissociados e obturados até o ápice.',
    )
  }
  if (imagemFinal && classeCarencia === 'protese')
    frases.push('A imagem final deve mostrar a peça cimentada e adaptada.')
  if (local === 'dente') frases.push('Uma mesma imagem serve para dentes vizinhos.')
  return frases.join(' ')
}
