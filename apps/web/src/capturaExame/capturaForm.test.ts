import { expect, it } from 'vitest'
import { campos, toPedidoCaptura, validateCaptura } from './capturaForm.ts'

const certa = { cartao: '500000001', numero: '3400001', nascimento: '1988-03-02' }
const HOJE = '2026-11-21'

it.each([
  [{}, []],
  [{ numero: '3.400.001', cartao: '500.000.001' }, []],
  [{ numero: '' }, [campos.numero]],
  [{ numero: '0' }, [campos.numero]],
  [{ numero: '1234567890123' }, [campos.numero]],
  [{ cartao: 'abc' }, [campos.cartao]],
  [{ cartao: '1234567890' }, [campos.cartao]],
  [{ nascimento: '' }, [campos.nascimento]],
  [{ nascimento: '31/02' }, [campos.nascimento]],
  [{ nascimento: HOJE }, []],
  [{ nascimento: '2026-11-22' }, [campos.nascimento]],
  [{ numero: '', cartao: '', nascimento: '' }, [campos.numero, campos.cartao, campos.nascimento]],
])('%j: o que falta é %j', (parte, faltas) => {
  expect(validateCaptura({ ...certa, ...parte }, HOJE).map(({ fieldId }) => fieldId)).toEqual(faltas)
})

it('vai só com os algarismos', () => {
  expect(toPedidoCaptura({ ...certa, numero: '3.400.001', cartao: '500 000 001' })).toEqual({
    codigoAssociado: '500000001',
    numeroSolicitacao: 3400001,
    dataNascimento: '1988-03-02',
  })
})
