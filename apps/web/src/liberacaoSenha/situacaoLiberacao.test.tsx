import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Liberada } from './SituacaoLiberacao.tsx'

const read = (carencias: Parameters<typeof Liberada>[0]['carencias']) =>
  renderToStaticMarkup(<Liberada carencias={carencias} />).replaceAll(/<[^>]+>/g, ' ')

it('is green only where nothing of the specialty waits', () => {
  const canal = { classe: 'endodontia', terminaEm: '2027-02-11' }
  expect(read([{ ...canal, cumprida: true }])).toMatch(/A senha pode ser liberada\s*$/)
  expect(read([{ ...canal, cumprida: false }])).toContain(
    'A senha pode ser liberada, com carências: canal até 10/02/2027',
  )
})
