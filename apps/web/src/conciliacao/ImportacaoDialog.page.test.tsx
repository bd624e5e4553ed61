import { conciliacao } from '@portal/contract/conciliacao.ts'
import { toIdentidade } from '@portal/domain/conciliacao/credito.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { queryClient } from '../api/queryClient.ts'
import { answer, hold, refuse, sent } from '../testing/calls.ts'
import { expectAccessible } from '../testing/expectAccessible.ts'
import { openPage } from '../testing/open.tsx'
import {
  answerConciliacao,
  button,
  chooseExtrato,
  doOfx,
  enderecoMesa,
  listaMesa,
  uploadExtrato,
} from './conciliacao.fixture.ts'

const dialogo = page.getByRole('dialog')

beforeEach(answerConciliacao)

const open = async () => {
  openPage(enderecoMesa)
  await expect.element(listaMesa).toBeVisible()
}

describe('o extrato', () => {
  const csv = [
    'Data;Histórico;Valor',
    '13/10/2026;TED AURORA;662,95',
    '14/10/2026;TARIFA;-12,00',
    '31/02/2026;X;1,00',
  ]
  test('é lido e mostrado antes, com cada linha que fica de fora, e só então é enviado', async () => {
    answer(conciliacao.sendCreditos, { importacao: 4, novos: 1, repetidos: 0 })
    await open()
    await chooseExtrato(csv, 'extrato.csv')
    await expect
      .element(page.getByText('1 depósito lido, 1 débito deixado de fora, 1 linha não lida.'))
      .toBeVisible()
    await expect.element(page.getByRole('combobox', { name: 'Coluna do valor' })).toHaveValue('2')
    await button(/O que não foi lido/).click()
    await expect
      .element(page.getByText('Linha 4, sem uma data que exista: 31/02/2026 · X · 1,00'))
      .toBeVisible()
    expect(sent(conciliacao.sendCreditos)).toEqual([])
    await expect.element(dialogo.getByText('Extrato de 13/10/2026 a 14/10/2026.')).toBeVisible()
    await page.getByRole('textbox', { name: /Conta/ }).fill('Itaú')
    await expectAccessible()
    await button('Importar 1 depósito').click()
    await expect.element(page.getByText('1 depósito importado. Ctrl+Z desfaz.').first()).toBeVisible()
    expect(sent(conciliacao.sendCreditos).map(({ body }) => body)).toEqual([
      {
        importacao: null,
        arquivo: 'extrato.csv',
        periodo: { de: '2026-10-13', ate: '2026-10-14' },
        creditos: [
          {
            conta: 'Itaú',
            dia: '2026-10-13',
            valor: '662.95',
            historico: 'TED AURORA',
            documento: '',
            ordem: 1,
          },
        ],
        ultima: true,
      },
    ])
    await expect.element(button(/^Importar extrato/)).toHaveFocus()
  })

  test('outra coluna escolhida o lê de novo', async () => {
    await open()
    await chooseExtrato(['Data;A;B;C', '13/10/2026;TED;1,00;2,00', '14/10/2026;PIX;3,00;4,00'], 'a.csv')
    await expect.element(page.getByText('13/10/2026, R$ 1,00: TED')).toBeVisible()
    // What a column is its heading tells.
    await expect.element(page.getByRole('option', { name: '4: C' }).first()).toBeInTheDocument()
    await page.getByRole('combobox', { name: 'Coluna do valor' }).selectOptions('3')
    await expect.element(page.getByText('13/10/2026, R$ 2,00: TED')).toBeVisible()
  })

  test.each([
    ['data', '1', 'Esta coluna não tem datas. Escolha outra.'],
    ['valor', '1', 'Esta coluna não tem valores. Escolha outra.'],
  ])('escolhida outra por engano, o erro é da coluna: %s', async (qual, coluna, mensagem) => {
    await open()
    await chooseExtrato(['Data;Histórico;Valor', '13/10/2026;TED;1,00'], 'a.csv')
    const campo = page.getByRole('combobox', { name: new RegExp(`^Coluna d[ao] ${qual}`) })
    await campo.selectOptions(coluna)
    await expect.element(dialogo.getByText(/^0 depósitos lidos/)).toBeVisible()
    await expect.element(campo).not.toHaveAccessibleDescription(mensagem)
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await expect.element(campo).toHaveAccessibleDescription(mensagem)
    await expect.element(campo).toHaveFocus()
    expect(dialogo.getByRole('alert').elements()).toHaveLength(1)
    await expectAccessible()
  })

  test('a coluna que diz a conta é lida como tal: nenhum nome se pede, e cada depósito leva a sua', async () => {
    answer(conciliacao.sendCreditos, { importacao: 4, novos: 2, repetidos: 0 })
    await open()
    await chooseExtrato(
      ['Data;Conta;Histórico;Valor', '13/10/2026;12345-6;TED;1,00', '13/10/2026;99999-1;TED;1,00'],
      'a.csv',
    )
    await expect.element(dialogo.getByText('13/10/2026, R$ 1,00: TED, conta 12345-6')).toBeVisible()
    await expect.element(page.getByRole('combobox', { name: 'Coluna da conta' })).toHaveValue('1')
    expect(page.getByRole('textbox', { name: /Conta/ }).elements()).toEqual([])
    await button('Importar 2 depósitos').click()
    await expect.poll(() => sent(conciliacao.sendCreditos)).toHaveLength(1)
    const [{ body } = { body: undefined }] = sent(conciliacao.sendCreditos)
    expect(body?.creditos.map(({ conta }) => conta)).toEqual(['12345-6', '99999-1'])
  })

  test('sem título nem dias que se conheçam, cada coluna se mostra por uma célula', async () => {
    await open()
    await chooseExtrato(['amanhã cedo;TED;1,00'], 'a.csv')
    await expect
      .element(page.getByRole('alert').getByText('Não achamos as colunas deste arquivo'))
      .toBeVisible()
    await expect.element(page.getByRole('option', { name: '3: 1,00' }).first()).toBeInTheDocument()
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await expect.element(page.getByRole('combobox', { name: 'Coluna da data' })).toHaveFocus()
    // One message tells it all.
    expect(dialogo.getByRole('alert').elements()).toHaveLength(1)
    expect(dialogo.getByText(/^Escolha um arquivo/).elements()).toEqual([])
    await page.getByRole('combobox', { name: 'Coluna do valor' }).selectOptions('2')
    await expect.element(dialogo.getByText(/^0 depósitos lidos/)).toBeVisible()
    // It stays where it was while the file is read by other columns.
    await expect.element(page.getByRole('combobox', { name: 'Coluna da data' })).toHaveFocus()
  })

  test.each([
    ['carta.txt', 'isto não é um extrato'],
    ['ruim.png', 'nem isto; nem aquilo'],
    ['imagem.csv', '\u0089PNG\r\n\u001a\n;IHDR\u0001;\u0008\u0006'],
  ])(
    '%s, que não é extrato, é recusado pelo nome; Ctrl+Enter leva de volta ao campo',
    async (nome, linha) => {
      await open()
      await button(/^Importar extrato/).click()
      await expect.element(dialogo).toBeVisible()
      await userEvent.keyboard('{Control>}{Enter}{/Control}')
      await expect.element(dialogo.getByText('Escolha um arquivo.')).toBeVisible()
      await expect.element(button('Escolher arquivo')).toHaveFocus()
      await uploadExtrato([linha], nome)
      const recusa = dialogo.getByRole('alert')
      await expect
        .element(recusa)
        .toMatchTextContent(`${nome} não é OFX nem CSV. Escolha o extrato do banco.`)
      await expect.element(page.getByRole('combobox', { name: 'Coluna da data' })).not.toBeInTheDocument()
      await userEvent.keyboard('{Control>}{Enter}{/Control}')
      await expect.element(button('Escolher arquivo')).toHaveFocus()
      // One message tells it all.
      expect(recusa.elements()).toHaveLength(1)
      expect(sent(conciliacao.sendCreditos)).toEqual([])
    },
  )

  test('do que já está aqui se diz quanto e qual, e só o novo é contado e enviado', async () => {
    const repetido = {
      ...{ conta: '', dia: '2026-10-13', centavos: 66_295, historico: 'TED AURORA' },
      ...{ documento: '', ordem: 1 },
    }
    answer(conciliacao.listIdentidades, { identidades: [toIdentidade(repetido)] })
    answer(conciliacao.sendCreditos, { importacao: 4, novos: 1, repetidos: 0 })
    await open()
    await chooseExtrato(csv, 'extrato.csv')
    await expect.element(page.getByText(/^1 depósito lido, 1 já está aqui, 1 débito/)).toBeVisible()
    expect(sent(conciliacao.listIdentidades).map(({ query }) => query)).toEqual([
      { de: '2026-10-13', ate: '2026-10-13' },
    ])
    await button(/^O que já está aqui: 1 depósito/).click()
    await expect.element(page.getByText('13/10/2026, R$ 662,95: TED AURORA')).toBeVisible()
    await expect.element(button('Importar sem depósito novo')).toBeVisible()
    await uploadExtrato([...csv, '15/10/2026;PIX;1,00'], 'outro.csv')
    await button('Importar 1 depósito').click()
    await expect
      .element(page.getByText('1 depósito importado. 1 já estava aqui. Ctrl+Z desfaz.').first())
      .toBeVisible()
    expect(sent(conciliacao.sendCreditos).map(({ body }) => body.creditos.map(({ dia }) => dia))).toEqual([
      ['2026-10-15'],
    ])
  })

  test('o que outro arquivo já trouxe com outras palavras fica de fora, salvo quem diz que é outro', async () => {
    answer(conciliacao.listIdentidades, { identidades: [doOfx] })
    answer(conciliacao.sendCreditos, { importacao: 4, novos: 1, repetidos: 0 })
    await open()
    await chooseExtrato([...csv, '15/10/2026;PIX;1,00'], 'extrato.csv')
    await expect
      .element(dialogo.getByText(/^2 depósitos lidos, 1 parece já estar aqui, 1 débito/))
      .toBeVisible()
    const pergunta = dialogo.getByRole('group', {
      name: '1 depósito tem o dia e o valor de outro que já está aqui',
    })
    await expect.element(pergunta).toBeVisible()
    // Above the columns, so that a screen of a notebook shows it without scrolling.
    const coluna = dialogo.getByRole('combobox', { name: 'Coluna da data' })
    expect(pergunta.element().compareDocumentPosition(coluna.element())).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    )
    // Both sides are told by all that may tell them apart.
    await expect.element(pergunta.getByRole('cell', { name: 'TED AURORA', exact: true })).toBeVisible()
    await expect.element(pergunta.getByText('ted 77 aurora, conta 033 1, documento 77')).toBeVisible()
    await expectAccessible()
    await button('Importar 1 depósito').click()
    await expect
      .element(page.getByText('1 depósito importado. 1 parecido ficou de fora. Ctrl+Z desfaz.').first())
      .toBeVisible()

    await chooseExtrato(csv, 'extrato.csv')
    await expect.element(button('Importar depósitos')).toBeVisible()
    const outro = dialogo.getByRole('checkbox', {
      name: /^Selecionar o depósito de 13\/10\/2026, R\$\s662,95, TED AURORA$/,
    })
    await expect.element(outro).not.toBeChecked()
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await expect.element(dialogo.getByRole('alert')).toMatchTextContent(/^Nada a importar: /)
    await expect.element(outro).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect.element(outro).toBeChecked()
    // By other columns another deposit may stand in its place: none is chosen any more.
    const historico = dialogo.getByRole('combobox', { name: 'Coluna do histórico' })
    await historico.selectOptions('2')
    await historico.selectOptions('1')
    await expect.element(outro).not.toBeChecked()
    outro.element().focus()
    expect(dialogo.getByText(/^Escolha um arquivo|^Todos os depósitos/).elements()).toEqual([])
    await userEvent.keyboard(' ')
    await expect.element(button('Importar 1 depósito')).toBeVisible()
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await expect.element(page.getByText('1 depósito importado. Ctrl+Z desfaz.').first()).toBeVisible()
    expect(sent(conciliacao.sendCreditos).map(({ body }) => body.creditos.map(({ dia }) => dia))).toEqual([
      ['2026-10-15'],
      ['2026-10-13'],
    ])
  })

  test('enquanto não se sabe o que já está aqui, o botão nada conta e diz por que espera', async () => {
    const release = hold(conciliacao.listIdentidades)
    await open()
    await chooseExtrato(csv, 'extrato.csv')
    await expect.poll(() => sent(conciliacao.listIdentidades)).toHaveLength(1)
    await expect.element(button('Importar depósitos')).toBeVisible()
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await expect.element(page.getByRole('tooltip', { name: 'Espere o arquivo ser lido.' })).toBeVisible()
    const mend = refuse(conciliacao.listIdentidades, 'API-GEN-0005')
    release()
    await expect.element(dialogo.getByRole('alert')).toBeVisible()
    mend()
    // What could not be known is asked again by the same key.
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await expect.element(button('Importar 1 depósito')).toBeVisible()
    await expect.element(dialogo.getByRole('alert')).not.toBeInTheDocument()
    expect(sent(conciliacao.sendCreditos)).toEqual([])
  })

  test('de dois arquivos lidos ao mesmo tempo vale o que foi escolhido por último', async () => {
    const releasePrimeiro = hold(conciliacao.listIdentidades)
    await open()
    await chooseExtrato(csv, 'primeiro.csv')
    await expect.poll(() => sent(conciliacao.listIdentidades)).toHaveLength(1)
    const releaseUltimo = hold(conciliacao.listIdentidades)
    await uploadExtrato(['15/10/2026;PIX;1,00', '16/10/2026;PIX;2,00'], 'ultimo.csv')
    await expect.poll(() => sent(conciliacao.listIdentidades)).toHaveLength(2)
    releaseUltimo()
    await expect.element(button('Importar 2 depósitos')).toBeVisible()
    releasePrimeiro()
    await expect.poll(() => queryClient.isMutating()).toBe(0)
    await expect.element(dialogo.getByText(/^2 depósitos lidos/)).toBeVisible()
    await expect.element(button('Importar 2 depósitos')).toBeVisible()
  })

  test('o que acaba de ser enviado não se conta como o que já estava aqui', async () => {
    const enviado = { conta: '', dia: '2026-10-13', centavos: 66_295, historico: 'TED AURORA' }
    answer(conciliacao.sendCreditos, () => {
      answer(conciliacao.listIdentidades, {
        identidades: [toIdentidade({ ...enviado, documento: '', ordem: 1 })],
      })
      return { importacao: 4, novos: 1, repetidos: 0 }
    })
    await open()
    await chooseExtrato(csv, 'extrato.csv')
    await expect.element(button('Importar 1 depósito')).toBeVisible()
    const release = hold(conciliacao.getConciliacao)
    await button('Importar 1 depósito').click()
    // It is written, and the dialog still waits for what is read again.
    await expect.poll(() => sent(conciliacao.getConciliacao)).toHaveLength(2)
    expect(dialogo.getByText(/já está aqui/).elements()).toEqual([])
    await expect.element(dialogo.getByText(/^1 depósito lido, 1 débito/)).toBeVisible()
    release()
    await expect.element(page.getByText('1 depósito importado. Ctrl+Z desfaz.').first()).toBeVisible()
  })

  test('o que já estava aqui se diz, e nada se oferece para desfazer', async () => {
    answer(conciliacao.sendCreditos, { importacao: 4, novos: 0, repetidos: 1 })
    await open()
    await chooseExtrato(csv, 'extrato.csv')
    await button('Importar 1 depósito').click()
    await expect.element(page.getByText('O depósito já estava aqui.', { exact: true }).first()).toBeVisible()
    await expect.element(page.getByText(/Ctrl\+Z desfaz/)).not.toBeInTheDocument()
  })

  test('grande vai em páginas; onde parou, continua, sem nada em dobro', async () => {
    answer(conciliacao.sendCreditos, ({ body: { creditos } }) => ({
      importacao: 4,
      novos: creditos.length - 1,
      repetidos: 1,
    }))
    await open()
    const muitas = Array.from({ length: 501 }, (_vazia, n) => `13/10/2026;TED ${n};1,00`)
    await chooseExtrato(['Data;Histórico;Valor', ...muitas], 'grande.csv')
    await expect.element(button('Importar 501 depósitos')).toBeVisible()
    await expect.element(dialogo.getByText('E mais 496.')).toBeVisible()
    const mend = refuse(conciliacao.sendCreditos, 'API-GEN-0005')
    await button('Importar 501 depósitos').click()
    await expect.element(page.getByText(/O que já foi enviado não se perde/)).toBeVisible()
    mend()
    await button('Importar 501 depósitos').click()
    await expect.element(dialogo).not.toBeInTheDocument()
    // Of both pages together.
    await expect
      .element(page.getByText(/^499 depósitos importados\. 2 já estavam aqui/).first())
      .toBeVisible()
    const paginas = sent(conciliacao.sendCreditos).map(({ body }) => [
      body.importacao,
      body.creditos.length,
      body.ultima,
    ])
    expect(paginas).toEqual([
      [null, 500, false],
      [null, 500, false],
      [4, 1, true],
    ])
  })
})
