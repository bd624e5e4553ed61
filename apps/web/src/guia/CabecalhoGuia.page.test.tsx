import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openPage } from '../testing/open.tsx'
import { readDescriptions } from '../testing/readDescriptions.ts'
import { answerGuia, answerPagina, GUIA, situacao } from './paginaGuia.fixture.ts'

const paciente = page.getByRole('region', { name: 'Paciente', exact: true })
const linhas = () =>
  [...document.querySelectorAll('[data-parte=cabeca] li')].map(({ textContent }) => textContent)

beforeEach(() => {
  answerPagina()
})

test('o alto da guia diz número, passo, especialidade, validade e paciente', async () => {
  answerGuia({ validadeSenha: '2026-12-20' })
  openPage(GUIA)
  await expect.element(page.getByText('Guia 700001', { exact: true }).last()).toBeVisible()
  expect(linhas()).toEqual([
    'Passo 2 de 4: Plano de tratamento',
    'Clínica geral, Tratamento odontológico',
    'Senha até 20/12/2026, em 29 dias',
  ])
  await expect.element(paciente.getByText('Mariana Alves Ribeiro')).toBeVisible()
  expect(readDescriptions(paciente)).toEqual([
    ['Idade', '38 anos'],
    ['Plano', 'Aurora Premium'],
    ['Cartão', '500000001'],
  ])
  await expect
    .element(page.getByRole('link', { name: 'Imprimir Alt + P' }))
    .toHaveAttribute('href', '/portal/impressao/gto/700001')
  expect(document.title).toMatch(/^Guia 700001/)
})

test.each([
  [1, 'Passo 1 de 4: Liberação de senha'],
  [4, 'Passo 2 de 4: Auditoria'],
])('a etapa %i é: %s', async (codigoEtapaAtual, passo) => {
  answerGuia({ codigoEtapaAtual })
  openPage(GUIA)
  await expect.element(page.getByText(passo)).toBeVisible()
})

test.each([
  [
    'encerrada',
    { statusFicha: 6, validadeSenha: '2026-10-14' },
    'Parou no passo 2 de 4: Plano de tratamento',
  ],
  ['com o aviso que o diz', { validadeSenha: '2026-11-29' }, 'A validade da senha está perto do fim'],
])('%s, a guia não diz ali até quando vai a sua senha', async (_como, mudancas, dito) => {
  answerGuia(mudancas)
  openPage(GUIA)
  await expect.element(page.getByText(dito)).toBeVisible()
  expect(linhas().some((linha) => linha.startsWith('Senha'))).toBe(false)
})

test('emergência, recém-nascido, bloqueio e nome civil se veem no alto', async () => {
  const { associado } = answerGuia()
  answerGuia({
    emergencia: true,
    recemNato: true,
    bloqueio: true,
    associado: {
      ...associado,
      nomeCivil: 'Mário Alves',
      idade: 0,
      dataNascimento: '2026-09-02',
      situacao: 'suspenso',
    },
  })
  openPage(GUIA)
  for (const palavra of ['Emergência', 'Recém-nascido', 'Bloqueada'])
    await expect.element(page.getByText(palavra, { exact: true })).toBeVisible()
  await expect.element(paciente.getByText('Suspenso')).toBeVisible()
  expect(readDescriptions(paciente)).toContainEqual(['Nome civil', 'Mário Alves'])
  expect(readDescriptions(paciente)).toContainEqual(['Idade', '2 meses'])
  await expect.element(page.getByText('Nenhuma alteração é aceita até o desbloqueio.')).toBeVisible()
})

test('no computador a faixa do paciente é uma linha só, com o nome mais comprido', async () => {
  await page.viewport(1366, 768)
  const { associado } = answerGuia()
  const nome = 'Maria Aparecida Conceição do Nascimento Albuquerque de Vasconcelos Souza'
  answerGuia({ associado: { ...associado, nome } })
  openPage(GUIA)
  await expect.element(paciente.getByText(nome)).toBeVisible()
  const faixa = paciente.element().getBoundingClientRect()
  expect(faixa.height).toBeLessThan(44)
  for (const dado of ['38 anos', 'Aurora Premium', '500000001', 'Ativo'])
    expect(
      paciente.getByText(dado, { exact: true }).element().getBoundingClientRect().bottom,
      dado,
    ).toBeLessThanOrEqual(faixa.bottom)
})

test('a complementar leva à sua principal', async () => {
  answerGuia({ numeroFichaPrincipal: 700009 })
  openPage(GUIA)
  await expect
    .element(page.getByRole('link', { name: 'guia 700009' }))
    .toHaveAttribute('href', '/portal/guia/700009')
  expect(linhas()).toContain('Complementar à guia 700009')
})

test('a situação no alto se explica: motivo, próximo passo e prazo', async () => {
  answerGuia({ statusFicha: 5, prazo: '2026-11-23' })
  openPage(GUIA)
  await page.getByRole('button', { name: 'Aguardando documentação' }).click()
  const detalhe = page.getByRole('dialog', { name: 'Situação: Aguardando documentação' })
  await expect.element(detalhe).toBeVisible()
  expect([...detalhe.element().querySelectorAll('dd')].map(({ textContent }) => textContent)).toEqual([
    'Falta ao menos uma imagem obrigatória.',
    'Envie as imagens que faltam.',
    '23/11/2026, em 2 dias',
  ])
  await userEvent.keyboard('{Escape}')
})

test('sem nada em foco, a leitura começa pelo que a guia passou a ser', async () => {
  openPage(GUIA)
  await expect.element(situacao.getByRole('heading', { name: 'Autorizada' })).toHaveFocus()
})
