import { acesso } from '@portal/contract/acesso.ts'
import { credenciado } from '@portal/contract/credenciado.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answerHome } from '../testing/answerHome.ts'
import { answer } from '../testing/calls.ts'
import { openPage } from '../testing/open.tsx'

const aviso = page.getByText(/^Sua senha de acesso expira/)

const open = async (qtdDiasExpiracaoSenha: number) => {
  answerHome()
  answer(credenciado.getInfo, { tipoPessoa: 'J', rede: 'AURORA', qtdDiasExpiracaoSenha })
  openPage('/portal')
  await expect.element(page.getByRole('searchbox', { name: 'Paciente' })).toHaveFocus()
}

test.each([
  [10, 'Sua senha de acesso expira em 10 dias'],
  [3, 'Sua senha de acesso expira em 3 dias'],
  [0, 'Sua senha de acesso expira hoje'],
])('a %i dias do fim o início diz que a senha expira, e onde se troca', async (dias, texto) => {
  await open(dias)
  await expect.element(aviso).toHaveTextContent(texto)
  await expect
    .element(page.getByRole('link', { name: 'Trocar senha' }))
    .toHaveAttribute('href', '/portal/trocaSenha')
})

test('antes disso o início nada diz dela', async () => {
  await open(11)
  expect(aviso.elements()).toEqual([])
})

test.each([
  [null, 'Trocar senha', undefined],
  [11, 'Trocar senha', undefined],
  [10, 'Trocar senha: expira em 10 dias', 'Sua senha expira em 10 dias'],
  [1, 'Trocar senha: expira amanhã', 'Sua senha expira amanhã'],
  [0, 'Trocar senha: expira hoje', 'Sua senha expira hoje'],
] as const)(
  'a %s dias do fim o cabeçalho diz "%s", e a página da troca também',
  async (dias, cabecalho, aviso) => {
    answer(acesso.listSessoes, { sessoes: [{ atual: true }] })
    answer(credenciado.getInfo, { tipoPessoa: 'J', rede: 'AURORA', qtdDiasExpiracaoSenha: dias })
    openPage('/portal/trocaSenha')
    const conta = page.getByRole('navigation', { name: 'Conta' }).getByRole('link')
    await expect.element(conta).toHaveTextContent(cabecalho)
    await expect.element(page.getByText('Esta sessão')).toBeVisible()
    expect(page.getByText(/^Sua senha expira/).elements()).toHaveLength(aviso ? 1 : 0)
    if (aviso) await expect.element(page.getByText(aviso)).toBeVisible()
  },
)
