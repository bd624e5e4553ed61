import { evento } from '@portal/contract/evento.ts'
import { guia } from '@portal/contract/guia.ts'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { GUIA, situacao } from '../guia/paginaGuia.fixture.ts'
import { answer, sent } from '../testing/calls.ts'
import { openPage } from '../testing/open.tsx'
import {
  answerRascunho,
  dente,
  grade,
  include,
  linha,
  readFala,
  readItens,
  readVeredito,
} from './rascunho.fixture.ts'

const press = (tecla: string) => userEvent.keyboard(`{Alt>}${tecla}{/Alt}`)

beforeEach(() => {
  answerRascunho()
})

test('com favoritos, cinco eventos da guia aberta ao envio em 29 teclas', async () => {
  answer(evento.listFavoritos, [
    { codigoEvento: '85100196', descricao: 'Resina 1 face' },
    { codigoEvento: '85100200', descricao: 'Resina 2 faces' },
  ])
  openPage(GUIA)
  await expect.element(linha).toHaveFocus()
  await expect.poll(() => sent(evento.listFavoritos)).toHaveLength(1)
  await expect.element(page.getByRole('button', { name: 'Favoritos' })).toBeVisible()
  let teclas = 0
  const count = () => teclas++
  document.addEventListener('keydown', count, { capture: true })
  onTestFinished(() => document.removeEventListener('keydown', count, { capture: true }))
  for (const [lugar, tecla] of [
    ['16o', '1'],
    ['17o', '0'],
    ['26o', '0'],
    ['36mo', '2'],
    ['47do', '0'],
  ] as const) {
    const antes = readItens().length
    await userEvent.keyboard(lugar)
    await press(tecla)
    await expect.poll(readItens).toHaveLength(antes + 1)
  }
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.element(situacao.getByRole('heading', { name: 'Autorizada' })).toHaveFocus()
  expect(
    sent(guia.sendGuia).map(({ body }) =>
      body.eventos.map((um) => `${um.codigoLocalizacao} ${um.codigoFace} ${um.codigoEvento}`),
    ),
  ).toEqual([['16 O 85100196', '17 O 85100196', '26 O 85100196', '36 MO 85100200', '47 OD 85100200']])
  // Each key of a chord by itself.
  expect(teclas).toBe(29)
})

test('as teclas levam da linha ao odontograma e de volta, e o lugar marcado inclui o que espera', async () => {
  openPage(GUIA)
  await expect.element(linha).toHaveFocus()
  await press('o')
  await expect.poll(() => document.activeElement?.getAttribute('role')).toBe('gridcell')
  await press('r')
  await expect.element(linha).toHaveFocus()
  await userEvent.keyboard('85100200{Enter}')
  await expect.poll(readVeredito).toMatch(/^Escolha o dente no odontograma\./)
  await press('o')
  await userEvent.keyboard('26OM{Enter}')
  await expect.poll(readItens).toEqual([['85.100.200', '26 MO', 'Seria aprovado']])
  await expect.element(linha).toHaveFocus()
})

test('a tecla dos eventos leva à última linha, e a da justificativa abre o seu campo', async () => {
  openPage(GUIA)
  await expect.element(linha).toHaveFocus()
  await userEvent.keyboard('26O85100196;27O85100196{Enter}')
  await expect.poll(readItens).toHaveLength(2)
  await press('e')
  await expect.element(page.getByRole('rowgroup', { name: /^2: / })).toHaveFocus()
  await press('j')
  await expect.element(page.getByRole('textbox', { name: /^Justificativa técnica/ })).toHaveFocus()
})

test('no odontograma, desfazer e refazer são os do rascunho, e Delete tira os eventos do dente', async () => {
  openPage(GUIA)
  await expect.element(linha).toHaveFocus()
  await userEvent.keyboard('26O85100196;26V85100196;27O85100196{Enter}')
  await expect.poll(readItens).toHaveLength(3)
  await userEvent.keyboard('{Enter}')
  await expect.element(linha).toHaveAttribute('aria-invalid', 'true')
  await press('o')
  await userEvent.keyboard('26{Delete}')
  await expect.poll(() => readItens().map(([, lugar]) => lugar)).toEqual(['27 O'])
  // What the empty line was told before is past.
  await expect.poll(readVeredito).toMatch(/^Removidos: 2 eventos do dente 26/)
  await expect.poll(readFala).toBe('Removidos: 2 eventos do dente 26.')
  await expect.element(linha).not.toHaveAttribute('aria-invalid')
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.poll(readItens).toHaveLength(3)
  await userEvent.keyboard('{Control>}y{/Control}')
  await expect.poll(readItens).toHaveLength(1)
  await expect.poll(() => grade.element().contains(document.activeElement)).toBe(true)
  await userEvent.keyboard('36{Delete}')
  await expect.poll(readVeredito).toBe('Nenhum evento a remover no dente 36.')
  await expect.poll(readFala).toBe('Nenhum evento a remover no dente 36.')
  expect(readItens()).toHaveLength(1)
  await userEvent.keyboard('27{Delete}')
  await expect.poll(readVeredito).toMatch(/^Removido: 27 O \S/)
})

test('no telefone, o que Delete tira se diz à vista, com a volta, e o dente fica onde está', async () => {
  await page.viewport(360, 740)
  openPage(GUIA)
  await expect.element(linha).toBeVisible()
  await include('46O85100196;46V85100196')
  await expect.poll(readItens).toHaveLength(2)
  await press('o')
  await userEvent.keyboard('46')
  await expect.element(dente('46')).toHaveFocus()
  const readTopo = () => Math.round(dente('46').element().getBoundingClientRect().top)
  const topo = readTopo()
  await userEvent.keyboard('{Delete}')
  await expect.poll(readItens).toEqual([])
  const avisos = page.getByRole('region', { name: 'Avisos' })
  await expect.element(avisos.getByText('Removidos: 2 eventos do dente 46.')).toBeInViewport()
  // Once: the notice is read aloud.
  expect(readFala()).toBe('')
  expect(readTopo()).toBe(topo)
  await expect.element(dente('46')).toHaveFocus()
  await avisos.getByRole('button', { name: 'Desfazer' }).click()
  await expect.poll(readItens).toHaveLength(2)
  await expect.poll(readFala).toBe('Desfeito: remoção de 2 eventos do dente 46.')
  await expect.element(dente('46')).toHaveFocus()
  expect(readTopo()).toBe(topo)
  await expect.element(avisos.getByText(/^Removidos/)).not.toBeInTheDocument()
  await userEvent.keyboard('36{Delete}')
  await expect.element(avisos.getByText('Nenhum evento a remover no dente 36.')).toBeInViewport()
  // Once here too: what was said before stays as it was.
  expect(readFala()).toBe('Desfeito: remoção de 2 eventos do dente 46.')
})
