import { acesso } from '@portal/contract/acesso.ts'
import { credenciado } from '@portal/contract/credenciado.ts'
import { prazo } from '@portal/contract/prazo.ts'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fakeToken } from '../../api/testing/fakeToken.ts'
import { answerHome } from '../../testing/answerHome.ts'
import { answerMenu } from '../../testing/answerMenu.ts'
import { answer, hold, sent } from '../../testing/calls.ts'
import { answerDentista, answerRede } from '../../testing/frame.ts'
import { openPage } from '../../testing/open.tsx'
import { putOnPaper } from '../../testing/putOnPaper.ts'

const cabecalho = page.getByRole('banner')
const conta = page.getByRole('navigation', { name: 'Conta' })
const info = { tipoPessoa: 'J', rede: 'AURORA', nome: 'Clínica Sorriso Largo' } as const
const readIdentidade = () =>
  [...cabecalho.element().querySelectorAll('p')].map((linha) => linha.textContent.trim())

beforeEach(() => {
  answer(prazo.listPrazos, { nroPagina: 1 })
})

test.each([
  [
    'repete o número, que se diz uma vez',
    'Protocolo 20260101000001: informe à operadora',
    ['100001 Clínica Sorriso Largo', 'Meridiano DentalProtocolo 20260101000001: informe à operadora'],
  ],
  [
    'não o traz, e vem depois dele',
    'Guarde este número.',
    ['100001 Clínica Sorriso Largo', 'Meridiano DentalProtocolo 20260101000001', 'Guarde este número.'],
  ],
])(
  'diz quem entrou, em que rede e o protocolo da sessão; o texto dele %s',
  async (_nome, textoProtocolo, linhas) => {
    answer(credenciado.getInfo, { ...info, textoProtocolo })
    answerRede('MERIDIANO')
    openPage('/portal/prazos', { rede: 'MERIDIANO' })
    await expect.poll(readIdentidade).toEqual(linhas)
    for (const largura of [768, 360]) {
      await page.viewport(largura, 740)
      const linha = page.getByText(/^Protocolo 20260101000001/).element().parentElement
      await expect.poll(() => linha && linha.scrollWidth - linha.clientWidth).toBe(0)
    }
  },
)

test('no papel, diz de quem é a página, e mais nada', async () => {
  answer(credenciado.getInfo, { ...info, textoProtocolo: '' })
  openPage('/portal/prazos')
  await expect.element(page.getByText('100001 Clínica Sorriso Largo')).toBeVisible()
  await putOnPaper()
  await expect.element(page.getByText('100001 Clínica Sorriso Largo')).toBeVisible()
  await expect.element(page.getByText(/^Protocolo/)).not.toBeVisible()
  await expect.element(cabecalho.getByRole('link')).not.toBeInTheDocument()
})

test('o dentista que entrou está no lugar do credenciado, e a sua clínica logo abaixo, também no papel', async () => {
  answerDentista(3)
  openPage('/portal/prazos', { login: '1000043' })
  const clinica = page.getByText('100004 Clínica Sorriso Largo', { exact: true })
  await expect
    .poll(readIdentidade)
    .toEqual([
      '1000043 Thiago Batista Rangel',
      '100004 Clínica Sorriso Largo',
      'Aurora OdontoProtocolo 20260101000001: informe à operadora',
    ])
  for (const largura of [1366, 768, 360]) {
    await page.viewport(largura, 740)
    await expect.element(clinica).toBeVisible()
    await expect.poll(() => cabecalho.element().getBoundingClientRect().height).toBe(100)
  }
  await putOnPaper()
  await expect.element(page.getByText('1000043 Thiago Batista Rangel')).toBeVisible()
  await expect.element(clinica).toBeVisible()
})

test('antes que o cadastro responda, já diz o código e o protocolo', async () => {
  const release = hold(credenciado.getInfo)
  openPage('/portal/prazos')
  await expect.poll(readIdentidade).toEqual(['100001', 'Aurora OdontoProtocolo 20260101000001', ''])
  release()
  await expect.poll(() => readIdentidade()[0]).toBe('100001 Clínica Sorriso Largo')
})

test.each([
  [null, 'Trocar senha'],
  [11, 'Trocar senha'],
  [10, 'Trocar senha: expira em 10 dias'],
  [1, 'Trocar senha: expira amanhã'],
  [0, 'Trocar senha: expira hoje'],
])('a %s dias do fim da senha o link dela diz "%s"', async (qtdDiasExpiracaoSenha, palavras) => {
  answer(credenciado.getInfo, { ...info, qtdDiasExpiracaoSenha })
  openPage('/portal/prazos')
  await expect
    .element(conta.getByRole('link', { name: palavras, exact: true }))
    .toHaveAttribute('href', '/portal/trocaSenha')
})

test('a quem não troca a senha aqui, o cabeçalho não o oferece', async () => {
  answerMenu({ bloqueados: ['ALTE_SENHA'] })
  openPage('/portal/prazos')
  await expect.element(page.getByRole('heading', { name: 'Nada a vencer' })).toBeVisible()
  await expect.element(conta.getByRole('link')).not.toBeInTheDocument()
})

test('a marca leva ao início, e Sair encerra a sessão no servidor', async () => {
  answerHome()
  answer(acesso.refreshToken, { accessToken: fakeToken({ jti: 'jti-2' }) })
  answer(acesso.logout, { ok: true })
  const { address, left } = openPage('/portal/prazos')
  await cabecalho.getByRole('link', { name: 'Aurora Odonto, ir para o início' }).click()
  await expect.poll(address).toBe('/portal')
  await expect.element(page.getByRole('searchbox', { name: 'Paciente' })).toBeVisible()
  await conta.getByRole('button', { name: 'Sair' }).click()
  await expect.poll(left).toEqual(['/'])
  expect(sent(acesso.logout)).toHaveLength(1)
  await userEvent.tab()
})
