import { type Alvara, cadastro } from '@portal/contract/cadastro.ts'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answer } from '../testing/calls.ts'
import { expectAccessible } from '../testing/expectAccessible.ts'
import { openPage } from '../testing/open.tsx'
import { walkTo } from '../testing/walkTo.ts'
import { createAlvara, createRenovacao } from './cadastro.fixture.ts'

const ALVARAS = '/portal/atualizacaoCadastral?aba=alvaras'
const sanitario = page.getByRole('listitem').filter({ hasText: 'Alvará sanitário' })

const readItem = () =>
  [...sanitario.element().querySelectorAll('p, [role=status] > *')].map((one) => one.textContent)

function openWith(mudancas: Partial<Alvara>): void {
  answer(cadastro.listAlvaras, [createAlvara(mudancas)])
  openPage(ALVARAS)
}

test('sem alvará pedido, a tela diz', async () => {
  answer(cadastro.listAlvaras, [])
  openPage(ALVARAS)
  await expect.element(page.getByRole('heading', { name: 'Nenhum alvará pedido' })).toBeVisible()
  await expectAccessible()
})

const semNada = { numero: null, dataValidade: null, situacao: 'naoEnviado', dias: null } as const

test.each([
  [{}, ['Nº V-1, vale até 16/12/2026', 'Vence em 25 dias']],
  [semNada, ['Nenhum documento em vigor no cadastro.', 'Não enviado']],
  [
    { renovacao: createRenovacao('recusada', { motivo: 'Não se lê nada na imagem.' }) },
    ['Nº V-1, vale até 16/12/2026', 'Não se lê nada na imagem.', 'Vence em 25 dias', 'Documento recusado'],
  ],
  [
    { situacao: 'vencido', dias: -3, dataValidade: '2026-11-18', renovacao: createRenovacao('emAnalise') },
    [
      'Nº V-1, vale até 18/11/2026',
      'Enviado com o protocolo 20261120000031, com validade até 31/12/2028. Até a resposta vale o documento de antes.',
      'Venceu há 3 dias',
      'Documento em análise',
    ],
  ],
  [
    { ...semNada, renovacao: createRenovacao('aguardaArquivo') },
    [
      'Nenhum documento em vigor no cadastro.',
      'Número e validade estão guardados; envie o documento.',
      'Não enviado',
      'Falta o arquivo',
    ],
  ],
  [
    { ...semNada, renovacao: createRenovacao('aguardaDados') },
    [
      'Nenhum documento em vigor no cadastro.',
      'O arquivo está guardado; informe número e validade.',
      'Não enviado',
      'Faltam os dados',
    ],
  ],
] as const)('%#: o que está em vigor, como está, e a renovação ao lado', async (mudancas, palavras) => {
  openWith(mudancas)
  await expect.element(sanitario.getByRole('status', { name: 'Situação: Alvará sanitário' })).toBeVisible()
  expect(readItem()).toEqual(palavras)
})

test('o que nunca se enviou se envia, e não se renova', async () => {
  openWith(semNada)
  await page.getByRole('button', { name: 'Enviar: Alvará sanitário' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Enviar: Alvará sanitário' })).toBeVisible()
})

test('em análise não se renova, e o botão diz por quê', async () => {
  openWith({ renovacao: createRenovacao('emAnalise') })
  const renovar = page.getByRole('button', { name: 'Renovar: Alvará sanitário' })
  await expect.element(renovar).toHaveAttribute('aria-disabled', 'true')
  await walkTo(renovar)
  await expect
    .element(page.getByRole('tooltip', { name: 'A operadora está conferindo o documento.' }))
    .toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})

test('enquanto uma renovação está em análise se pergunta a cada cinco segundos, e depois não mais', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: new Date() })
  const instantes: number[] = []
  answer(cadastro.listAlvaras, () => {
    instantes.push(Date.now())
    const nova = createAlvara({ numero: 'V-2', dataValidade: '2028-12-31' })
    return [instantes.length === 1 ? createAlvara({ renovacao: createRenovacao('emAnalise') }) : nova]
  })
  openPage(ALVARAS)
  await expect.element(sanitario.getByText('Documento em análise')).toBeVisible()
  // Each look at the page moves this clock: the five seconds begin somewhere between the answer and what shows it.
  const mostrado = Date.now()
  vi.advanceTimersByTime(4800)
  await expect.element(sanitario.getByText('Nº V-2, vale até 31/12/2028')).toBeVisible()
  const [primeiro = 0, segundo = 0] = instantes
  expect(segundo - primeiro).toBeGreaterThanOrEqual(5000)
  expect(segundo - mostrado).toBeLessThan(5500)
  vi.advanceTimersByTime(60_000)
  // What was asked by then comes before what is asked after it.
  answer(cadastro.getContatos, {})
  await page.getByRole('tab', { name: 'Contatos' }).click()
  await expect.element(page.getByRole('textbox', { name: /E-mail/ })).toBeVisible()
  expect(instantes).toHaveLength(2)
})
