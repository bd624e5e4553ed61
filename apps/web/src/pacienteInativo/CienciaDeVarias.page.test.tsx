import { pacienteInativo } from '@portal/contract/pacienteInativo.ts'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answerMenu } from '../testing/answerMenu.ts'
import { answer, hold, refuse, sent, sentHeaders } from '../testing/calls.ts'
import { expectAccessible } from '../testing/expectAccessible.ts'
import { focusByKeyboard } from '../testing/focusByKeyboard.ts'
import { openPage } from '../testing/open.tsx'
import { permissoesSem } from '../testing/permissoesSem.ts'
import { outraSem, sem } from './inativos.fixture.ts'

const terceira = { ...sem, numeroFicha: 700004, nomeAssociado: 'Caio Prado' }
const marca = (numero: number) => page.getByRole('checkbox', { name: `Selecionar guia ${numero}` })
const dar = page.getByRole('button', { name: /^Dar ciência( Ctrl|$)/ })
const dadas = () => sent(pacienteInativo.acknowledgePendentes).map(({ body }) => body?.numerosFicha)

beforeEach(() => {
  answer(pacienteInativo.getTotal, { total: 3, naoCientes: 3 })
  answer(pacienteInativo.listPacientes, () => ({
    pacientesInativos: [sem, outraSem, terceira].filter(
      ({ numeroFicha }) => !dadas().flat().includes(numeroFicha),
    ),
  }))
  answer(pacienteInativo.acknowledgePendentes, {})
})

test('marcam-se várias e dá-se ciência delas de uma vez, só com o teclado; depois, da última', async () => {
  openPage('/portal/beneficiarioInativo?opcao=semCiencia')
  await expect.element(page.getByText('Nenhuma guia selecionada.')).toBeVisible()
  await focusByKeyboard(marca(700004))
  await userEvent.keyboard(' ')
  await expect.element(page.getByText('1 guia selecionada.')).toBeVisible()
  await focusByKeyboard(marca(700001))
  await userEvent.keyboard(' ')
  await expect.element(page.getByText('2 guias selecionadas.')).toBeVisible()
  await expectAccessible()
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.element(page.getByText('Fica registrado quem deu a ciência, e quando.')).toBeVisible()
  await expect.element(marca(700001)).not.toBeInTheDocument()
  // In the order of the list, whatever the order of the marks.
  expect(dadas()).toEqual([[700001, 700004]])
  await expect.element(page.getByText('Nenhuma guia selecionada.')).toBeVisible()
  await focusByKeyboard(page.getByRole('button', { name: 'Dar ciência: guia 700002' }))
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('heading', { name: 'Nenhuma guia espera a sua ciência' })).toBeVisible()
  await expect.element(page.getByRole('tab', { name: /^Sem ciência/ })).toHaveFocus()
})

test('sem marca nenhuma o botão diz por quê, e nada se manda', async () => {
  openPage('/portal/beneficiarioInativo?opcao=semCiencia')
  await focusByKeyboard(dar)
  await expect.element(page.getByRole('tooltip', { name: 'Marque ao menos uma guia.' })).toBeVisible()
  await userEvent.keyboard('{Enter}{Control>}{Enter}{/Control}')
  expect(dadas()).toEqual([])
})

test('apertado duas vezes, o botão manda uma ciência só', async () => {
  openPage('/portal/beneficiarioInativo?opcao=semCiencia')
  await page.getByRole('checkbox', { name: 'Selecionar todas as linhas' }).click()
  await expect.element(page.getByText('3 guias selecionadas.')).toBeVisible()
  const release = hold(pacienteInativo.acknowledgePendentes)
  dar.element().focus()
  await userEvent.keyboard('{Enter}{Enter}')
  release()
  await expect.element(page.getByRole('heading', { name: 'Nenhuma guia espera a sua ciência' })).toBeVisible()
  expect(dadas()[0]).toEqual([700001, 700002, 700004])
  const chaves = sentHeaders(pacienteInativo.acknowledgePendentes).map((headers) =>
    headers.get('idempotency-key'),
  )
  expect(new Set(chaves).size).toBe(1)
})

test('mais de 200 marcadas vão em partes de 200, uma depois da outra', async () => {
  const muitas = Array.from({ length: 201 }, (_, at) => ({ ...sem, numeroFicha: 700_001 + at }))
  answer(pacienteInativo.listPacientes, () => ({
    pacientesInativos: muitas.filter(({ numeroFicha }) => !dadas().flat().includes(numeroFicha)),
  }))
  openPage('/portal/beneficiarioInativo?opcao=semCiencia')
  await page.getByRole('checkbox', { name: 'Selecionar todas as linhas' }).click()
  await expect.element(page.getByText('201 guias selecionadas.')).toBeVisible()
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.element(page.getByRole('heading', { name: 'Nenhuma guia espera a sua ciência' })).toBeVisible()
  expect(dadas().map((numeros) => numeros?.length)).toEqual([200, 1])
})

test('marcadas as que vieram, oferece todas: as outras vêm e se marcam, e o foco vai ao que se faz com elas', async () => {
  const muitas = Array.from({ length: 201 }, (_, at) => ({ ...sem, numeroFicha: 700_001 + at }))
  answer(pacienteInativo.getTotal, { total: 250, naoCientes: 201 })
  answer(pacienteInativo.listPacientes, ({ body }) => {
    const esperam = muitas.filter(({ numeroFicha }) => !dadas().flat().includes(numeroFicha))
    const inicio = Number(body?.cursor ?? 0)
    const fim = inicio + 50
    return {
      pacientesInativos: esperam.slice(inicio, fim),
      proximo: fim < esperam.length ? String(fim) : null,
    }
  })
  openPage('/portal/beneficiarioInativo?opcao=semCiencia')
  const todas = page.getByRole('button', { name: 'Selecionar as 201 guias' })
  const linhas = page.getByRole('checkbox', { name: 'Selecionar todas as linhas' })
  await focusByKeyboard(linhas)
  expect(todas.elements()).toEqual([])
  await userEvent.keyboard(' ')
  await expect.element(page.getByText('50 guias selecionadas.')).toBeVisible()
  await expectAccessible()
  await focusByKeyboard(todas)
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('201 guias selecionadas.')).toBeVisible()
  await expect.element(todas).not.toBeInTheDocument()
  await expect.element(dar).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('heading', { name: 'Nenhuma guia espera a sua ciência' })).toBeVisible()
  expect(dadas().map((numeros) => numeros?.length)).toEqual([200, 1])
  expect(new Set(dadas().flat())).toEqual(new Set(muitas.map(({ numeroFicha }) => numeroFicha)))
})

test('enquanto as outras vêm, não se dá ciência; a que se desmarca então fica desmarcada', async () => {
  answer(pacienteInativo.listPacientes, ({ body }) =>
    body?.cursor
      ? { pacientesInativos: [terceira], proximo: null }
      : { pacientesInativos: [sem, outraSem], proximo: '2' },
  )
  openPage('/portal/beneficiarioInativo?opcao=semCiencia')
  await page.getByRole('checkbox', { name: 'Selecionar todas as linhas' }).click()
  await expect.element(page.getByText('2 guias selecionadas.')).toBeVisible()
  const release = hold(pacienteInativo.listPacientes)
  const todas = page.getByRole('button', { name: /Selecionar as 3 guias$/ })
  await focusByKeyboard(todas)
  await userEvent.keyboard('{Enter}')
  await marca(700001).click()
  await expect.element(page.getByText('1 guia selecionada.')).toBeVisible()
  await expect.element(todas).toHaveAttribute('data-espera')
  await focusByKeyboard(dar)
  await expect
    .element(page.getByRole('tooltip', { name: 'Espere as outras guias, que ainda vêm.' }))
    .toBeVisible()
  await userEvent.keyboard('{Enter}{Control>}{Enter}{/Control}')
  release()
  await expect.element(page.getByText('2 guias selecionadas.')).toBeVisible()
  await expect.element(marca(700001)).not.toBeChecked()
  expect(dadas()).toEqual([])
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.poll(dadas).toEqual([[700002, 700004]])
})

test('se a lista não vem até o fim, diz por quê; fica marcado o que veio, e as outras se oferecem ainda', async () => {
  answer(pacienteInativo.listPacientes, { pacientesInativos: [sem], proximo: 'pagina-2' })
  openPage('/portal/beneficiarioInativo?opcao=semCiencia')
  await page.getByRole('checkbox', { name: 'Selecionar todas as linhas' }).click()
  await expect.element(page.getByText('1 guia selecionada.')).toBeVisible()
  refuse(pacienteInativo.listPacientes, 'API-GEN-0005')
  await page.getByRole('button', { name: 'Selecionar as 3 guias' }).click()
  await expect.element(page.getByText(/^Não foi possível carregar mais/)).toBeVisible()
  await expect.element(page.getByText('1 guia selecionada.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Selecionar as 3 guias' })).toHaveFocus()
})

test('a quem não consulta guias, a linha não abre nada', async () => {
  answerMenu({ fora: ['CONSULTA_GTO', 'SOLIC_AUTO'] })
  openPage('/portal/beneficiarioInativo?opcao=semCiencia', {
    permissoes: permissoesSem('CONSULTA_GTO', 'SOLIC_AUTO'),
  })
  await expect.element(marca(700001)).toBeVisible()
  expect(page.getByRole('button', { name: /^Abrir: guia/ }).elements()).toEqual([])
  expect(page.getByRole('link', { name: /^Guia \d/ }).elements()).toEqual([])
  await expect.element(page.getByRole('button', { name: 'Dar ciência: guia 700001' })).toBeVisible()
})
