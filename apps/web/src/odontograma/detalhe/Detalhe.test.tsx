import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { createEscolha } from '../estado/escolha.ts'
import { TituloDetalhe } from './Detalhe.tsx'
import { ListaMarcas } from './ListaMarcas.tsx'

it('names the tooth in hand, and has no empty heading before there is one', () => {
  const inicial = createEscolha().get()
  expect(renderToStaticMarkup(<TituloDetalhe escolha={inicial} />)).toBe('')
  const html = renderToStaticMarkup(<TituloDetalhe escolha={{ ...inicial, cursor: '26' }} />)
  expect(html).toMatch(/<h3[^>]*><span[^>]*>26<\/span> \S/)
})

it.each([
  [undefined, 'oclusal · em análise'],
  ['Aguarda imagem', 'oclusal · aguarda imagem'],
])('an event in analysis that waits for %s: %s', (espera, dito) => {
  const marca = { dente: '26', faces: 'O', tipo: 'analise', espera, rotulo: 'Restauração' } as const
  expect(renderToStaticMarkup(<ListaMarcas avisos={[]} marcas={[marca]} vazio="" />)).toContain(dito)
})
