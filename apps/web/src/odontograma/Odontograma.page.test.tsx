import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { GUIA } from '../guia/paginaGuia.fixture.ts'
import { answerRascunho, dente, grade, include, linha, readItens } from '../rascunho/rascunho.fixture.ts'
import { expectAccessible } from '../testing/expectAccessible.ts'
import { openPage } from '../testing/open.tsx'

const foco = page.getByRole('region', { name: 'Dente em foco' })
const face = (nome: string) => foco.getByRole('button', { name: nome, exact: true })
const readEscolhidos = () =>
  [...grade.element().querySelectorAll('[role=gridcell][aria-selected=true]')].map((celula) =>
    celula.getAttribute('data-dente'),
  )
const dito = (texto: string) => page.getByRole('status').filter({ hasText: texto })
const focado = () => document.activeElement?.getAttribute('data-dente')

beforeEach(() => {
  answerRascunho()
})

test('o dente apertado e as faces marcadas são o lugar do evento que se escreve', async () => {
  openPage(GUIA)
  await dente('26').click()
  await face('Oclusal').click()
  await face('Mesial').click()
  await face('Vestibular').click()
  await face('Vestibular').click()
  await expect.element(face('Mesial')).toHaveAttribute('aria-pressed', 'true')
  await expect.element(face('Vestibular')).toHaveAttribute('aria-pressed', 'false')
  await expect
    .element(dente('26'))
    .toHaveAccessibleName('Dente 26, primeiro molar superior esquerdo, marcando oclusal e mesial')
  await expect.element(page.getByText('26 MO', { exact: true }).first()).toBeVisible()
  await linha.click()
  await userEvent.keyboard('85100200{Enter}')
  await expect.poll(readItens).toEqual([['85.100.200', '26 MO', 'Seria aprovado']])
  await expect.poll(readEscolhidos).toEqual([])
})

test('o botão do dente em foco inclui e remove o que nele há', async () => {
  openPage(GUIA)
  await include('26 OM 85100200; 26 V 85100196; 27 O 85100196')
  await dente('26').click()
  const listItens = () => foco.getByRole('listitem').elements()
  await expect
    .poll(() => listItens().map(({ textContent }) => textContent))
    .toEqual([
      'Restauração em resina fotopolimerizável 2 facesoclusal e mesial · planejado',
      'Restauração em resina fotopolimerizável 1 facevestibular · planejado',
      'Procedimento solicitado com incoerência técnica em relação a um serviço já autorizado para o mesmo prestador',
    ])
  await foco.getByRole('button', { name: 'Remover' }).click()
  await expect.poll(() => readItens().map(([, lugar]) => lugar)).toEqual(['27 O'])
  await expect.element(foco.getByText('Nenhum evento registrado.')).toBeVisible()
  await foco.getByRole('button', { name: 'Incluir' }).click()
  await expect.element(linha).toHaveFocus()
})

test('de vários dentes escolhidos se remove também o que só um deles tem', async () => {
  openPage(GUIA)
  await include('26 V 85100196')
  await dente('26').click()
  await dente('27').click({ modifiers: ['Shift'] })
  await foco.getByRole('button', { name: 'Remover' }).click()
  await expect.poll(readItens).toEqual([])
})

test('vários dentes se escolhem por botão, com Shift e arrastando', async () => {
  openPage(GUIA)
  await page.getByRole('button', { name: 'Selecionar vários' }).click()
  await dente('14').click()
  await dente('16').click()
  await dente('26').click()
  await dente('16').click()
  await expect.poll(readEscolhidos).toEqual(['14', '26'])
  await page.getByRole('button', { name: 'Selecionar vários' }).click()
  await dente('36').click()
  await dente('34').click({ modifiers: ['Shift'] })
  await expect.poll(readEscolhidos).toEqual(['34', '35', '36'])
  await expect.element(foco.getByRole('heading', { name: /^3 dentes / })).toBeVisible()
  await page.getByRole('gridcell', { name: /^Dente 45,/ }).dropTo(dente('47'))
  await expect.poll(readEscolhidos).toEqual(['47', '46', '45'])
  await linha.click()
  await userEvent.keyboard('85100196{Enter}')
  await expect.element(page.getByText('Marque as faces dos dentes 45, 46 e 47.').first()).toBeVisible()
})

test('o evento que espera mostra que dentes não aceita, e neles não se marca face', async () => {
  openPage(GUIA)
  await include('85200158')
  await expect
    .element(dente('11'))
    .toHaveAccessibleName('Dente 11, incisivo central superior direito, não aceito aqui')
  await expect.element(dente('11')).toHaveAttribute('aria-disabled', 'true')
  await expect.element(dente('16')).not.toHaveAttribute('aria-disabled')
  await dente('16').click()
  await foco.getByRole('button', { name: 'Incluir' }).click()
  await expect.poll(readItens).toEqual([['85.200.158', '16', 'Aguarda imagem']])
  await expect.element(dente('11')).not.toHaveAttribute('aria-disabled')
})

test('as setas andam, o número salta, Shift estende, espaço tira e Esc limpa', async () => {
  openPage(GUIA)
  await expect.element(linha).toHaveFocus()
  await userEvent.keyboard('{Alt>}o{/Alt}')
  await expect.poll(focado).toBe('18')
  await userEvent.keyboard('{ArrowRight}{ArrowDown}')
  await expect.poll(focado).toBe('47')
  await userEvent.keyboard('26')
  await expect.poll(focado).toBe('26')
  await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowRight}{/Shift}')
  await expect.poll(readEscolhidos).toEqual(['26', '27', '28'])
  await userEvent.keyboard(' ')
  await expect.poll(readEscolhidos).toEqual(['26', '27'])
  await expect.element(dito('2 dentes escolhidos.')).toBeInTheDocument()
  await userEvent.keyboard('{Escape}')
  await expect.poll(readEscolhidos).toEqual([])
  await userEvent.keyboard('99')
  await expect.element(dito('Não existe dente 99.')).toBeInTheDocument()
  await userEvent.keyboard(' ')
  await expect.element(dito('Dente 28, sem faces.')).toBeInTheDocument()
  // One stop of Tab, where the cursor is.
  expect(grade.element().querySelectorAll('[role=gridcell][tabindex="0"]')).toHaveLength(1)
})

test('a dentição se troca por botão e por tecla, e o dente decíduo escrito a mostra', async () => {
  openPage(GUIA)
  await page.getByRole('radio', { name: 'Mista' }).click()
  await expect.element(dente('55')).toBeVisible()
  await expect.element(dente('18')).toBeVisible()
  await page.getByRole('radio', { name: 'Decídua' }).click()
  await expect.element(dente('18')).not.toBeInTheDocument()
  await dente('55').click()
  await userEvent.keyboard('{Shift>}d{/Shift}')
  await expect
    .element(page.getByRole('radio', { name: 'Permanente' }))
    .toHaveAttribute('aria-checked', 'true')
  await expect.element(dente('55')).not.toBeInTheDocument()
  await userEvent.keyboard('65')
  await expect.poll(focado).toBe('65')
  await expect.element(page.getByRole('radio', { name: 'Mista' })).toHaveAttribute('aria-checked', 'true')
})

test('a ajuda do teclado abre com “?”, e o foco volta ao dente', async () => {
  openPage(GUIA)
  await dente('26').click()
  await userEvent.keyboard('?')
  const ajuda = page.getByRole('dialog', { name: 'Teclado do odontograma' })
  await expect.element(ajuda.getByText('Trocar a dentição: permanente, mista, decídua')).toBeVisible()
  await expectAccessible()
  await userEvent.keyboard('{Escape}')
  await expect.element(ajuda).not.toBeInTheDocument()
  await expect.poll(focado).toBe('26')
})
