import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { createEscolha } from '../estado/escolha.ts'
import { TituloDetalhe } from './Detalhe.tsx'

it('names the tooth in hand, and has no empty heading before there is one', () => {
  const inicial = createEscolha().get()
  expect(renderToStaticMarkup(<TituloDetalhe escolha={inicial} />)).toBe('')
  const html = renderToStaticMarkup(<TituloDetalhe escolha={{ ...inicial, cursor: '26' }} />)
  expect(html).toMatch(/<h3[^>]*><span[^>]*>26<\/span> \S/)
})
