import type { ResumoAssociado } from '@portal/contract/associado.ts'
import { elegibilidade } from '@portal/contract/elegibilidade.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answerElegibilidade, PACIENTE } from '../elegibilidade/elegibilidade.fixture.ts'
import { answer } from '../testing/calls.ts'
import { openPage } from '../testing/open.tsx'
import { readDescriptions } from '../testing/readDescriptions.ts'
import { helena } from './associado.fixture.ts'

const faixa = page.getByRole('region', { name: 'Paciente' })

const open = async (mudancas: Partial<ResumoAssociado>) => {
  answerElegibilidade()
  answer(elegibilidade.getAssociado, { ...helena, ...mudancas })
  openPage(PACIENTE)
  await expect.element(faixa).toBeVisible()
}

test('o nome social é o título, e o civil um dado como os outros', async () => {
  await open({ nome: 'Otávia Nunes', nomeCivil: 'Otávio Nunes' })
  await expect.element(faixa.getByRole('paragraph').first()).toHaveTextContent('Otávia Nunes')
  expect(readDescriptions(faixa)).toEqual([
    ['Idade', '38 anos'],
    ['Plano', 'Aurora Completo'],
    ['Cartão', '500000001'],
    ['Nome civil', 'Otávio Nunes'],
  ])
  // On a telephone the facts are two lines: another name is named, the others tell themselves.
  await page.viewport(360, 740)
  const [lista] = faixa
    .getByRole('definition')
    .elements()
    .map((fato) => fato.closest('dl'))
  await expect.poll(() => lista?.getBoundingClientRect().height).toBeLessThanOrEqual(40)
  await expect.element(faixa.getByText('Nome civil')).toBeInViewport({ ratio: 1 })
})

test('no telefone, o plano mais comprido se lê inteiro, e nada do nome fica debaixo da situação', async () => {
  const nome = 'Maria Aparecida Wolfeschlegelsteinhausenbergerdorff'
  const nomePlano = 'Aurora Premium Coletivo Empresarial com Coparticipação Nacional'
  await page.viewport(360, 740)
  await open({ nome, nomePlano })
  const lugar = (texto: string) => faixa.getByText(texto, { exact: true }).element().getBoundingClientRect()
  const inteiras = new Range()
  inteiras.selectNodeContents(faixa.getByText(nome, { exact: true }).element())
  expect(lugar(nomePlano).right).toBeLessThanOrEqual(faixa.element().getBoundingClientRect().right)
  expect(inteiras.getBoundingClientRect().right).toBeLessThanOrEqual(lugar('Ativo').left)
})

test.each([
  [2, '2024-11-21', '2 anos'],
  [1, '2024-11-22', '24 meses'],
  [0, '2026-02-28', '9 meses'],
  [0, '2026-10-30', '1 mês'],
  [0, '2026-11-20', '0 meses'],
])('com %i anos, de %s, a idade é de %s', async (idade, dataNascimento, escrita) => {
  await open({ idade, dataNascimento })
  expect(readDescriptions(faixa)[0]).toEqual(['Idade', escrita])
})

test.each([
  ['ativo', 'Ativo'],
  ['inativo', 'Inativo'],
  ['suspenso', 'Suspenso'],
] as const)('a situação %s se lê %s', async (situacao, rotulo) => {
  await open({ situacao })
  await expect.element(faixa.getByText(rotulo, { exact: true })).toBeVisible()
})
