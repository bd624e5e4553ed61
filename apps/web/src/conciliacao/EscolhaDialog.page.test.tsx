import { type Acao, conciliacao } from '@portal/contract/conciliacao.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answer, sent } from '../testing/calls.ts'
import { expectAccessible } from '../testing/expectAccessible.ts'
import { answerDentista } from '../testing/frame.ts'
import { openPage } from '../testing/open.tsx'
import { importacao } from './acao.fixture.ts'
import { answerConciliacao, button, doOfx, enderecoMesa, listaMesa } from './conciliacao.fixture.ts'
import { deposito } from './pagamento.fixture.ts'

const dialogo = page.getByRole('dialog')

beforeEach(answerConciliacao)

const open = async () => {
  openPage(enderecoMesa)
  await expect.element(listaMesa).toBeVisible()
}

const bodies = (route: typeof conciliacao.linkDepositos) => sent(route).map(({ body }) => body)
const press = (keys: string) => userEvent.keyboard(keys)

describe('à mão', () => {
  test('um depósito digitado diz o que lhe falta e vai sem arquivo', async () => {
    answer(conciliacao.sendCreditos, { importacao: 4, novos: 1, repetidos: 0 })
    await open()
    await button('Digitar depósito').click()
    await button('Guardar depósito').click()
    const resumo = dialogo.getByRole('alert')
    await expect.element(resumo).toMatchTextContent(/Informe a data\.Informe o valor, como 1\.234,56\./)
    expect(document.activeElement?.contains(resumo.element())).toBe(true)
    // The field gives an example of a day already.
    expect(dialogo.getByText(/\d\d\/\d\d\/\d{4}/).elements()).toHaveLength(1)
    const [dia, valor] = ['Dia do depósito', 'Valor (R$)'].map((name) => page.getByRole('textbox', { name }))
    await dia?.fill('31/02/2026')
    await valor?.fill('1.234,567')
    await button('Guardar depósito').click()
    await expect
      .element(resumo)
      .toMatchTextContent(/31\/02\/2026 não existe no calendário\.Informe o valor, como 1\.234,56\./)
    await dia?.fill('22/11/2026')
    await button('Guardar depósito').click()
    await expect.element(resumo).toMatchTextContent(/Informe um dia até hoje\./)
    await dia?.fill('13/10/2026')
    await valor?.fill('1.234,5')
    await button('Guardar depósito').click()
    await expect
      .element(
        page.getByText(/^Depósito de 13\/10\/2026, R\$\s1\.234,50, guardado\. Ctrl\+Z desfaz\.$/).first(),
      )
      .toBeVisible()
    await expect
      .poll(() => sent(conciliacao.sendCreditos).map(({ body }) => body))
      .toEqual([
        {
          importacao: null,
          arquivo: null,
          creditos: [
            { conta: '', dia: '2026-10-13', valor: '1234.50', historico: '', documento: '', ordem: 1 },
          ],
          ultima: true,
        },
      ])
  })

  test('o que se digita e o extrato já trouxe com outras palavras só se guarda de quem diz que é outro', async () => {
    answer(conciliacao.listIdentidades, { identidades: [doOfx] })
    answer(conciliacao.sendCreditos, { importacao: 4, novos: 1, repetidos: 0 })
    await open()
    await button('Digitar depósito').click()
    await page.getByRole('textbox', { name: 'Dia do depósito' }).fill('13/10/2026')
    const valor = page.getByRole('textbox', { name: 'Valor (R$)' })
    await valor.fill('662,95')
    await press('{Control>}{Enter}{/Control}')
    const aviso = dialogo.getByRole('alert').getByText('Já há um depósito deste dia e valor')
    await expect.element(aviso).toBeVisible()
    await expect
      .element(dialogo.getByRole('alert'))
      .toMatchTextContent(/ted 77 aurora, conta 033 1, documento 77/)
    expect(sent(conciliacao.listIdentidades).map(({ query }) => query)).toEqual([
      { de: '2026-10-13', ate: '2026-10-13' },
    ])
    // Of another amount it is not said, and asked anew.
    await valor.fill('1,00')
    await expect.element(aviso).not.toBeInTheDocument()
    await valor.fill('662,95')
    await press('{Control>}{Enter}{/Control}')
    await expect.element(aviso).toBeVisible()
    expect(sent(conciliacao.sendCreditos)).toEqual([])
    await button('Guardar também').click()
    await expect
      .element(page.getByText(/^Depósito de 13\/10\/2026, R\$\s662,95, guardado\. Ctrl\+Z desfaz\.$/).first())
      .toBeVisible()
    expect(sent(conciliacao.sendCreditos)).toHaveLength(1)
  })

  test('depósitos escolhidos com Espaço pagam o que falta, o último em parte', async () => {
    await open()
    await button('Escolher depósitos do pagamento de 28/10/2026').click()
    const caixa = dialogo.getByRole('checkbox', { name: /depósito de 13\/10\/2026/ })
    await expect.element(caixa.first()).toBeVisible()
    caixa.first().element().focus()
    await press(' ')
    await expect.element(dialogo.getByText('Os depósitos escolhidos pagam R$ 662,95.')).toBeVisible()
    await expectAccessible()
    await press('{Control>}{Enter}{/Control}')
    await expect
      .poll(() => bodies(conciliacao.linkDepositos))
      .toEqual([{ pares: [{ partes: [{ deposito: 1, valor: '662.95', dataFechamento: '2026-10-20' }] }] }])
  })

  test('da busca, Ctrl+Enter diz por que não envia; o que não basta se diz com o que falta', async () => {
    answer(conciliacao.listDepositos, {
      depositos: [deposito(1, { valor: '600.00', restante: '600.00' })],
      proximo: null,
    })
    await open()
    await button('Escolher depósitos do pagamento de 28/10/2026').click()
    await expect.element(page.getByRole('searchbox', { name: 'Procurar depósito em aberto' })).toHaveFocus()
    await press('{Control>}{Enter}{/Control}')
    await expect.element(page.getByRole('tooltip', { name: 'Escolha ao menos um depósito.' })).toBeVisible()
    await dialogo.getByRole('checkbox', { name: /depósito de 13/ }).click()
    await press('{Control>}{Enter}{/Control}')
    await expect
      .element(page.getByText(/^Pagamento de 28\/10\/2026; faltam R\$\s62,95\. Ctrl\+Z desfaz\.$/).first())
      .toBeVisible()
  })

  test('os depósitos a escolher se pedem a partir dos mais próximos do que falta, e a tela o diz', async () => {
    await open()
    await button('Escolher depósitos do pagamento de 28/09/2026').click()
    await expect
      .element(
        dialogo.getByText('Primeiro os do valor que falta, depois os mais próximos do dia do pagamento.'),
      )
      .toBeVisible()
    expect(sent(conciliacao.listDepositos).at(-1)?.query).toEqual({
      situacao: 'ABERTOS',
      falta: '50.00',
      pagoEm: '2026-09-28',
    })
  })

  test('de todos os marcados, diz quais não são precisos', async () => {
    const marcados = [deposito(1), deposito(2, { dia: '2026-10-14', valor: '30.00', restante: '30.00' })]
    answer(conciliacao.listDepositos, { depositos: marcados, proximo: null })
    await open()
    await button('Escolher depósitos do pagamento de 28/10/2026').click()
    for (const dia of ['13/10/2026', '14/10/2026'])
      await dialogo.getByRole('checkbox', { name: new RegExp(`depósito de ${dia}`) }).click()
    await expect
      .element(dialogo.getByText(/Não é preciso e fica em aberto o depósito de 14\/10\/2026, R\$\s30,00\.$/))
      .toBeVisible()
  })

  test('o que falta se explica até o seu valor', async () => {
    await open()
    await button('Explicar o que falta do pagamento de 28/09/2026').click()
    const valor = page.getByRole('textbox', { name: 'Valor (R$)' })
    await expect.element(valor).toHaveValue('50,00')
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await expect.element(page.getByRole('alert')).toHaveTextContent('Escolha a que se deve a diferença.')
    await page.getByRole('radio', { name: 'Ajuste' }).click()
    await valor.fill('50,01')
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await expect.element(page.getByRole('alert')).toHaveTextContent('Informe um valor de 0,01 até 50,00.')
    await valor.fill('50')
    await page.getByLabelText('Observação (opcional)').fill('Nota #12')
    await expect
      .element(page.getByText('Retirado do texto: # (cerquilha). A operadora não aceita esse sinal.'))
      .toBeVisible()
    await button('Explicar a diferença').click()
    await expect
      .poll(() => sent(conciliacao.createDiferenca).map(({ body }) => body))
      .toEqual([{ dataFechamento: '2026-09-20', tipo: 'ajuste', valor: '50.00', texto: 'Nota 12' }])
  })

  test('o histórico diz o que foi feito e desfaz um item', async () => {
    await open()
    await button('Histórico').click()
    await expect
      .element(dialogo.getByText('Diferença de R$ 12,95 explicada, pagamento de 28/09/2026'))
      .toBeVisible()
    await expectAccessible()
    await dialogo
      .getByRole('button', { name: /Desfazer/ })
      .first()
      .click()
    await expect.poll(() => sent(conciliacao.cancelAcao).map(({ body }) => body)).toEqual([{ acao: 3 }])
  })

  test('uma importação de que algo depende só se desfaz depois de confirmado, e o aviso diz o que foi junto', async () => {
    const dependentes = { pagamentos: 8, recusas: 1, diferencas: 0 }
    const outra = { ...importacao, numero: 1, arquivo: 'antes.ofx' }
    let desfeita: Acao['desfeita'] = null
    answer(conciliacao.listAcoes, () => ({
      acoes: [{ ...importacao, numero: 2, dependentes, desfeita }, outra],
      proximo: null,
    }))
    answer(conciliacao.cancelAcao, () => {
      desfeita = { em: '2026-11-21T12:00:00.000Z', por: 'Clínica' }
      return { acao: 2 }
    })
    await open()
    await button('Histórico').click()
    const desfazer = button(/^Desfazer: 15 depósitos de ano\.ofx/)
    await expect.element(desfazer).toBeVisible()
    desfazer.element().focus()
    await press('{Enter}')
    const pergunta = page.getByRole('alertdialog', { name: 'Desfazer a importação de ano.ofx?' })
    await expect.element(pergunta).toMatchTextContent(/Os 8 pagamentos .* e 1 par recusado se perde\./)
    await expect.element(pergunta.getByRole('button', { name: 'Voltar' })).toHaveFocus()
    await expectAccessible()
    await press('{Enter}')
    await expect.element(pergunta).not.toBeInTheDocument()
    await expect.element(desfazer).toHaveFocus()
    expect(sent(conciliacao.cancelAcao)).toEqual([])

    await press('{Enter}')
    await pergunta.getByRole('button', { name: 'Desfazer a importação' }).click()
    await expect
      .element(
        page
          .getByText(/^Desfeito: 15 depósitos .*, e com eles 8 pagamentos conciliados e 1 par recusado\.$/)
          .first(),
      )
      .toBeVisible()
    expect(sent(conciliacao.cancelAcao).map(({ body }) => body)).toEqual([{ acao: 2 }])
    await expect.element(button(/^Desfazer: 15 depósitos de antes\.ofx/)).toHaveFocus()
  })

  test('o dentista conectado sabe do que ele mesmo fez, e se diz o que fez a clínica', async () => {
    const nomes = ['Thiago Batista Rangel', 'Clínica Sorriso Largo'] as const
    const quem = dialogo.getByRole('columnheader', { name: 'Quem' })
    const show = async (...feitas: readonly string[]) => {
      const acoes = feitas.map((feitaPor, at) => ({ ...importacao, numero: at + 1, feitaPor }))
      answer(conciliacao.listAcoes, { acoes, proximo: null })
      await open()
      await button('Histórico').click()
      await expect.element(button(/^Desfazer: 15/).first()).toBeVisible()
    }
    answerDentista(3)
    await show(nomes[0])
    await expect.element(quem).not.toBeInTheDocument()
    await show(...nomes)
    await expect.element(quem).toBeVisible()
    await expect.element(dialogo.getByText(nomes[1], { exact: true })).toBeVisible()
  })

  test('desfeita a última do histórico, o foco vai à que resta acima, e depois ao título dele', async () => {
    const desfeitas = new Map<number, Acao['desfeita']>()
    answer(conciliacao.listAcoes, () => ({
      acoes: [importacao, { ...importacao, numero: 9, arquivo: 'antes.ofx' }].map((acao) => ({
        ...acao,
        desfeita: desfeitas.get(acao.numero) ?? null,
      })),
      proximo: null,
    }))
    answer(conciliacao.cancelAcao, ({ body: { acao } }) => {
      desfeitas.set(acao, { em: '2026-11-21T12:00:00.000Z', por: 'Clínica' })
      return { acao }
    })
    await open()
    await button('Histórico').click()
    await button(/^Desfazer: 15 depósitos de antes\.ofx/).click()
    await expect.element(dialogo.getByText(/^Desfeita /)).toBeVisible()
    const acima = button(/^Desfazer: 15 depósitos/)
    await expect.element(acima).toHaveFocus()
    await press('{Enter}')
    await expect.element(acima).not.toBeInTheDocument()
    await expect.element(dialogo).toHaveFocus()
  })
})
