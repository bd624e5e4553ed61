import { evento } from '@portal/contract/evento.ts'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { GUIA } from '../../guia/paginaGuia.fixture.ts'
import { answer } from '../../testing/calls.ts'
import { expectAccessible } from '../../testing/expectAccessible.ts'
import { openPage } from '../../testing/open.tsx'
import { plainText } from '../../testing/plainText.ts'
import { answerRascunho, dente, linha, readItens, readVeredito } from '../rascunho.fixture.ts'

const opcoes = page.getByRole('listbox', { name: 'Eventos' }).getByRole('option')
const foco = page.getByRole('region', { name: 'Dente em foco' })
const readOpcoes = () => opcoes.elements().map(plainText)
const ausencia = 'Dente 46: Procedimento não autorizado, pois o dente está ausente (3284).'

beforeEach(() => {
  answerRascunho({}, { dentesAusentes: ['46'] })
})

test('cada sugestão tem código, nome e preço, e a linha aponta a que Enter leva', async () => {
  openPage(GUIA)
  await linha.fill('canal')
  await expect
    .poll(readOpcoes)
    .toEqual([
      '85.200.158 Tratamento endodôntico multirradicularR$ 480,00',
      '85.200.166 Tratamento endodôntico unirradicularR$ 300,00',
    ])
  await expect.element(linha).toHaveAttribute('aria-expanded', 'true')
  await expect.element(opcoes.first()).toHaveAttribute('aria-selected', 'true')
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(opcoes.nth(1)).toHaveAttribute('aria-selected', 'true')
  await expect.element(linha).toHaveAttribute('aria-activedescendant', opcoes.nth(1).element().id)
  // The arrows go around the ends.
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(opcoes.first()).toHaveAttribute('aria-selected', 'true')
  await expectAccessible()
})

test('o que este consultório mais faz vem antes', async () => {
  answer(evento.listUsos, [{ codigoEvento: '85200166', vezes: 12 }])
  openPage(GUIA)
  await linha.fill('canal')
  await expect.poll(() => readOpcoes()[0]).toMatch(/^85\.200\.166/)
})

test('o dente escolhido no odontograma é o lugar das palavras', async () => {
  openPage(GUIA)
  await dente('37').click()
  await linha.fill('canal')
  await expect.poll(() => readOpcoes()[0]).toMatch(/multirradicular/)
  await userEvent.keyboard('{Enter}')
  await expect.poll(readItens).toEqual([['85.200.158', '37', 'Aguarda imagem']])
})

test('no dente que falta só cabe o que faz sentido, e o resto diz por quê', async () => {
  openPage(GUIA)
  await dente('46').click()
  await expect
    .element(foco)
    .toMatchTextContent(
      /Dente ausente\. Cabem aqui: .+\. Os outros: procedimento não autorizado, pois o dente está ausente \(3284\)\./,
    )
  await expect.element(foco.getByRole('group', { name: /^Faces do dente/ })).not.toBeInTheDocument()
  await linha.fill('canal')
  await expect
    .poll(() => readOpcoes()[0])
    .toBe(`85.200.158 Tratamento endodôntico multirradicular${ausencia}`)
  await expect.element(opcoes.first()).toHaveAttribute('aria-disabled', 'true')
  await expectAccessible()
  await userEvent.keyboard('{Enter}')
  // The reason takes the place of the list, and what was typed stays.
  await expect.element(opcoes.first()).not.toBeInTheDocument()
  expect(readVeredito()).toBe(ausencia)
  await expect.element(linha).toHaveValue('canal')
  await linha.fill('alveolite')
  await expect.element(opcoes.first()).not.toHaveAttribute('aria-disabled')
  await userEvent.keyboard('{Enter}')
  await expect.poll(readItens).toEqual([['82.001.650', '46', 'Aguarda imagem']])
})

test('aparelho diz onde se faz, antes do que só se chama parecido, e a lista volta pela seta', async () => {
  openPage(GUIA)
  await linha.fill('aparelho')
  await expect
    .poll(() => readOpcoes()[0])
    .toMatch(/É de outra especialidade \(Ortodontia\): esta guia não oferece\.$/)
  await userEvent.keyboard('{Enter}')
  await expect.poll(readVeredito).toBe('É de outra especialidade (Ortodontia): esta guia não oferece.')
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(opcoes.first()).toBeVisible()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.poll(readItens).toEqual([['84.000.015', '—', 'Seria aprovado']])
})

test('o começo de um código basta: Tab leva a única, um clique leva a que se vê, Esc a fecha', async () => {
  openPage(GUIA)
  await linha.fill('26 OM 85.100.20')
  await expect.poll(readOpcoes).toHaveLength(1)
  await userEvent.keyboard('{Escape}')
  await expect.element(opcoes.first()).not.toBeInTheDocument()
  await expect.element(linha).toHaveValue('26 OM 85.100.20')
  await linha.fill('26 OM 85.100.200'.slice(0, -1))
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(opcoes.first()).toBeVisible()
  await userEvent.tab()
  await expect.poll(readItens).toEqual([['85.100.200', '26 MO', 'Seria aprovado']])
  await linha.fill('36 profilaxia')
  await opcoes.first().click()
  await expect.poll(readItens).toHaveLength(2)
  await expect.element(linha).toHaveFocus()
})
