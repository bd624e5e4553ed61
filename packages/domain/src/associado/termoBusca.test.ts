import { describe, expect, it } from 'vitest'
import {
  classifyCartaoOuCpf,
  classifyNumeroDaGuia,
  classifyTermo,
  describeNumeroDaGuia,
  textosMotivoTermo,
} from './termoBusca.ts'

/** Spec §5.4. */
describe('classifyTermo', () => {
  it.each([
    {
      texto: '529.982.247-25',
      tipo: 'cpf',
      valor: '52998224725',
      rotulo: 'CPF 529.982.247-25',
      cpfValido: true,
    },
    {
      texto: '52998224725',
      tipo: 'cpf',
      valor: '52998224725',
      rotulo: 'CPF 529.982.247-25',
      cpfValido: true,
    },
    {
      texto: ' 529 982 247/25 ',
      tipo: 'cpf',
      valor: '52998224725',
      rotulo: 'CPF 529.982.247-25',
      cpfValido: true,
    },
    {
      texto: '52998224724',
      tipo: 'cpf',
      valor: '52998224724',
      rotulo: 'CPF 529.982.247-24',
      cpfValido: false,
    },
    {
      texto: '9999999999',
      tipo: 'cpf',
      valor: '09999999999',
      rotulo: 'CPF 099.999.999-99',
      cpfValido: false,
    },
    {
      texto: '500000001',
      tipo: 'codigoAssociado',
      valor: '500000001',
      rotulo: 'Cartão, guia ou senha 500000001',
    },
    {
      texto: '500.000.001',
      tipo: 'codigoAssociado',
      valor: '500000001',
      rotulo: 'Cartão, guia ou senha 500000001',
    },
    { texto: '1228', tipo: 'codigoAssociado', valor: '1228', rotulo: 'Cartão, guia ou senha 1228' },
    { texto: '228', tipo: 'codigoAssociado', valor: '228', rotulo: 'Cartão 228' },
    { texto: '1', tipo: 'codigoAssociado', valor: '1', rotulo: 'Cartão 1' },
    {
      texto: '123456789012',
      tipo: 'numeroAtendimento',
      valor: '123456789012',
      rotulo: 'Atendimento 123456789012',
    },
    {
      texto: '1234-5678-9012',
      tipo: 'numeroAtendimento',
      valor: '123456789012',
      rotulo: 'Atendimento 123456789012',
    },
    {
      texto: '12345678901234567890',
      tipo: 'numeroAtendimento',
      valor: '12345678901234567890',
      rotulo: 'Atendimento 12345678901234567890',
    },
  ])('reads $texto as $rotulo', ({ texto, ...leitura }) => {
    const resultado = classifyTermo(texto)
    expect(resultado).toMatchObject({ ok: true, termo: leitura })
  })

  it.each([
    { nome: '8 digits', texto: '50000000', alternativa: undefined },
    {
      nome: '9 digits that check',
      texto: '500000042',
      alternativa: { tipo: 'cpf', rotulo: 'CPF 005.000.000-42' },
    },
    { nome: '9 digits that do not', texto: '500000001', alternativa: undefined },
    {
      nome: '10 digits',
      texto: '5299822472',
      alternativa: { tipo: 'numeroAtendimento', valor: '5299822472' },
    },
    {
      nome: '10 digits, padded',
      texto: '0500000001',
      alternativa: { tipo: 'codigoAssociado', valor: '500000001' },
    },
    {
      nome: '11 digits',
      texto: '52998224725',
      alternativa: { tipo: 'numeroAtendimento', valor: '52998224725' },
    },
    {
      nome: '11 digits, padded',
      texto: '00500000001',
      alternativa: { tipo: 'codigoAssociado', valor: '500000001' },
    },
    { nome: '11 zeros', texto: '00000000000', alternativa: undefined },
    { nome: '12 digits', texto: '005000000010', alternativa: undefined },
  ])('offers the other reading at $nome', ({ texto, alternativa }) => {
    const resultado = classifyTermo(texto)
    const oferecida = resultado.ok ? resultado.termo.alternativa : 'refused'
    if (alternativa) expect(oferecida).toMatchObject(alternativa)
    else expect(oferecida).toBeUndefined()
  })

  it.each([
    { texto: '', motivo: 'vazio' },
    { texto: ' .-/ ', motivo: 'vazio' },
    { texto: 'Ma', motivo: 'nomeCurto' },
    { texto: 'M. a', motivo: 'nomeCurto' },
    { texto: '529982a', motivo: 'temLetras' },
    { texto: '123456789012345678901', motivo: 'muitoLongo' },
  ] as const)('refuses $texto: $motivo', ({ texto, motivo }) => {
    expect(classifyTermo(texto)).toEqual({ ok: false, motivo })
    expect(textosMotivoTermo[motivo]).not.toBe('')
  })

  it.each([
    ['Maria', 'maria'],
    ['  JOSÉ  da Silva ', 'jose silva'],
    ["D'Ávila, Ana", 'd avila ana'],
    ['Zoé', 'zoe'],
  ])('reads %j as words of a name', (texto, valor) => {
    expect(classifyTermo(texto)).toMatchObject({ ok: true, termo: { tipo: 'nome', valor } })
  })
})

describe("the bank's own forms", () => {
  it.each([
    ['500000006', 'codigoAssociado', 'Cartão 500000006', undefined],
    ['12', 'codigoAssociado', 'Cartão 12', undefined],
    ['529.982.247-25', 'cpf', 'CPF 529.982.247-25', undefined],
    ['00500000006', 'cpf', 'CPF 005.000.000-06', 'Cartão 500000006'],
    ['52998224725', 'cpf', 'CPF 529.982.247-25', undefined],
  ])('read %s as %s: %s', (texto, tipo, rotulo, alternativa) => {
    const lido = classifyCartaoOuCpf(texto)
    expect(lido).toMatchObject({ ok: true, termo: { tipo, rotulo } })
    expect(lido.ok && lido.termo.alternativa?.rotulo).toBe(alternativa)
  })

  it.each([
    ['', 'vazio'],
    ['Maria', 'cartaoOuCpf'],
    ['ma', 'cartaoOuCpf'],
    ['123456789012', 'cartaoOuCpf'],
    ['12a', 'cartaoOuCpf'],
    ['1'.repeat(21), 'cartaoOuCpf'],
  ])('refuse "%s": %s', (texto, motivo) => {
    expect(classifyCartaoOuCpf(texto)).toEqual({ ok: false, motivo })
  })
})

describe('what of a guide a number is', () => {
  it.each([
    ['700001228', [700001228], 'Guia 700001228'],
    ['1228', [700001228, 700011228], 'Final de guia 1228'],
    ['90001228', [700001228], 'Senha 90001228'],
    // The whole number of one, the end of another
    ['1228', [700001228, 1228], 'Guia 1228'],
  ])('%s of %j: %s', (digitos, numeros, rotulo) => {
    expect(describeNumeroDaGuia(classifyNumeroDaGuia(digitos, numeros), digitos)).toBe(rotulo)
  })
})
