import { credenciado } from '@portal/contract/credenciado.ts'
import { elegibilidade } from '@portal/contract/elegibilidade.ts'
import { guia } from '@portal/contract/guia.ts'
import { pesquisa } from '@portal/contract/pesquisa.ts'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answer, hold, sent } from '../testing/calls.ts'
import { openPage } from '../testing/open.tsx'
import { autorizada, opcoes, paciente } from './guias.fixture.ts'

const ate = page.getByLabelText('Até (opcional)')
const numero = page.getByLabelText('Número da guia (opcional)')
const pesquisar = page.getByRole('button', { name: 'Pesquisar' })
const tabela = page.getByRole('table', { name: 'Guias encontradas' })
const dia = (nome: RegExp) =>
  page.getByRole('dialog', { name: 'Calendário: Até' }).getByRole('button', { name: nome })

beforeEach(() => {
  answer(credenciado.getGtoPendentes, {})
  answer(guia.getFiltros, opcoes)
  answer(pesquisa.searchGuias, { guias: [autorizada] })
  answer(elegibilidade.searchAssociado, { associados: [paciente] })
  answer(elegibilidade.getAssociado, paciente)
})

test('o calendário do fim não oferece dia que faça o período longo demais', async () => {
  openPage('/portal/consultaGTOs?de=2024-11-21&ate=2025-11-10')
  await page.getByRole('button', { name: 'Abrir calendário: Até' }).click()
  await expect.element(dia(/22 de novembro de 2025/)).toHaveAttribute('aria-disabled', 'true')
  await dia(/21 de novembro de 2025/).click()
  await expect.element(ate).toHaveValue('21/11/2025')
  await pesquisar.click()
  await expect
    .poll(() => sent(pesquisa.searchGuias).at(-1)?.body)
    .toEqual({ dataInicio: '2024-11-21', dataFim: '2025-11-21' })
})

test('nem dia que ainda não chegou', async () => {
  openPage('/portal/consultaGTOs?de=2026-11-01&ate=2026-11-20')
  await page.getByRole('button', { name: 'Abrir calendário: Até' }).click()
  await expect.element(dia(/22 de novembro de 2026/)).toHaveAttribute('aria-disabled', 'true')
  await expect.element(dia(/21 de novembro de 2026/)).not.toHaveAttribute('aria-disabled')
  await userEvent.keyboard('{Escape}')
})

test('pelo teclado o calendário toma o foco no dia do campo, e devolve-o com o dia escolhido', async () => {
  openPage('/portal/consultaGTOs?de=2026-11-01&ate=2026-11-10')
  await ate.click()
  await userEvent.keyboard('{Tab}{Enter}')
  await expect.element(dia(/10 de novembro de 2026/)).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}{Enter}')
  await expect.element(ate).toHaveValue('11/11/2026')
  await expect.element(page.getByRole('button', { name: 'Abrir calendário: Até' })).toHaveFocus()
})

test('enquanto outro paciente se procura, vale o de antes', async () => {
  const { address } = openPage(`/portal/consultaGTOs?paciente=${paciente.chave}`)
  await expect.element(tabela).toBeVisible()
  const release = hold(elegibilidade.searchAssociado)
  await page.getByRole('searchbox', { name: 'Paciente' }).fill('Otávio')
  await numero.fill('7')
  await pesquisar.click()
  await expect.poll(address).toBe(`/portal/consultaGTOs?paciente=${paciente.chave}&guia=7`)
  const outro = '00000000-0000-4000-8000-000000000009'
  answer(elegibilidade.searchAssociado, { associados: [{ chave: outro, nome: 'Otávio Nunes' }] })
  release()
  await expect.poll(address).toBe(`/portal/consultaGTOs?paciente=${outro}&guia=7`)
})

test('o erro de um campo se vai quando o endereço muda de outro lado', async () => {
  openPage('/portal/consultaGTOs?especialidade=3&guia=7')
  await numero.fill('1234567890123')
  await pesquisar.click()
  await expect.element(page.getByRole('alert').getByRole('link')).toBeVisible()
  await page.getByRole('button', { name: 'Tirar Endodontia' }).click()
  await expect.element(numero).toHaveValue('7')
  await expect.element(page.getByText('O número da guia tem até 12 dígitos.')).not.toBeInTheDocument()
})

test('enquanto a nova pesquisa não vem, a lista de antes fica e diz que espera', async () => {
  openPage('/portal/consultaGTOs')
  await expect.element(tabela).toBeVisible()
  const release = hold(pesquisa.searchGuias)
  await numero.fill('7')
  await pesquisar.click()
  const espera = () => tabela.element().closest('[aria-busy]')?.getAttribute('aria-busy')
  await expect.poll(espera).toBe('true')
  await expect.element(tabela).toBeVisible()
  release()
  await expect.poll(espera).toBe('false')
})
