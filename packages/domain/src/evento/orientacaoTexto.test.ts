import { expect, it } from 'vitest'
import { explainImagem } from './orientacaoImagem.ts'

type Regra = Parameters<typeof explainImagem>[0]

const NADA: Regra = {
  descricao: 'Evento',
  imagemInicial: false,
  imagemFinal: false,
  foto: false,
  local: 'nenhum',
  classeCarencia: 'basica',
  glosaImagem: '3081',
}
const INICIAL = 'Envie a imagem inicial antes da autorização.'
const FINAL = 'Envie a imagem final antes de encaminhar a guia para pagamento.'

it.each<[Partial<Regra>, string]>([
  [{}, ''],
  [{ local: 'dente', classeCarencia: 'endodontia' }, ''],
  [{ foto: true }, 'Envie uma fotografia inicial antes da autorização.'],
  [{ imagemInicial: true }, INICIAL],
  [{ imagemInicial: true, foto: true }, `${INICIAL} Uma fotografia também é aceita.`],
  [{ imagemInicial: true, glosaImagem: '3041' }, 'Envie a documentação ortodôntica antes da autorização.'],
  [{ imagemInicial: true, local: 'dente' }, `${INICIAL} Uma mesma imagem serve para dentes vizinhos.`],
  [{ imagemFinal: true }, FINAL],
  [{ imagemFinal: true, foto: true }, `Envie uma fotografia inicial antes da autorização. ${FINAL}`],
  [{ imagemInicial: true, imagemFinal: true }, `${INICIAL} ${FINAL}`],
  [
    { imagemFinal: true, classeCarencia: 'endodontia' },
    `${FINAL} Em dente com mais de uma raiz, mostre os canais dissociados e obturados até o ápice.`,
  ],
  [
    {
      imagemFinal: true,
      classeCarencia: 'endodontia',
      descricao: 'Tratamento endodôntico unirradicular',
    },
    `${FINAL} Mostre o canal obturado até o ápice.`,
  ],
  [
    { imagemFinal: true, classeCarencia: 'protese' },
    `${FINAL} A imagem final deve mostrar a peça cimentada e adaptada.`,
  ],
  [{ imagemInicial: true, classeCarencia: 'endodontia' }, INICIAL],
  [{ imagemInicial: true, classeCarencia: 'protese' }, INICIAL],
])('%j: %s', (regra, texto) => {
  expect(
    explainImagem({ ...NADA, ...regra })
      .map((um) => um.texto)
      .join(' '),
  ).toBe(texto)
})

it('says of each sentence the moment that it is about', () => {
  const regra = { ...NADA, imagemInicial: true, imagemFinal: true, foto: true, local: 'dente' } as const
  expect(explainImagem(regra).map(({ momento }) => momento)).toEqual(['inicial', 'inicial', 'final', null])
})
