import { tipoGuia } from '@portal/domain/especialidade/tipoGuia.tables.ts'
import { describe, expect, it } from 'vitest'
import { camposSolicitante, solicitanteVazio } from './solicitanteForm.ts'
import { campos, type LiberacaoForm, toPedidoLiberacao, validateLiberacao } from './toPedidoLiberacao.ts'

const form: LiberacaoForm = {
  telefone: '(11) 98888-7777',
  email: '',
  codigoEspecialidade: 1,
  codigoPlano: null,
  codigoDentista: null,
  isInicioRapido: false,
  tipoOrto: null,
  isRecemNato: false,
  solicitante: solicitanteVazio,
}

describe('validateLiberacao', () => {
  it.each([
    ['accepts phone alone', {}, []],
    ['asks for the area code', { telefone: '98888-7777' }, [campos.telefone]],
    ['asks for a whole e-mail', { email: 'ana@' }, [campos.email]],
    ['asks for a specialty', { codigoEspecialidade: null }, [campos.especialidade]],
    ['asks for the type, of orthodontics alone', { codigoEspecialidade: 6 }, [campos.tipo]],
    ['takes a type', { codigoEspecialidade: 6, tipoOrto: tipoGuia.ortoInicial }, []],
    [
      'asks who wants an exam, of radiology alone',
      { codigoEspecialidade: 14, telefone: '1' },
      [camposSolicitante.cro, camposSolicitante.uf, campos.telefone],
    ],
  ])('%s', (_name, mudancas, fields) => {
    expect(validateLiberacao({ ...form, ...mudancas }).map(({ fieldId }) => fieldId)).toEqual(fields)
  })
})

describe('toPedidoLiberacao', () => {
  const base = { codigoAssociado: '1', codigoEspecialidade: 1, identOrigem: 'elegibilidade' }
  it.each([
    ['sends no type of its own', 1, {}, base],
    ['sends 15 for the quick start', 1, { isInicioRapido: true }, { ...base, codigoTipoAtendimento: 15 }],
    [
      'sends the type of an orthodontic guide, of orthodontics alone',
      6,
      { tipoOrto: tipoGuia.ortoManutencao, isInicioRapido: true },
      { ...base, codigoEspecialidade: 6, codigoTipoAtendimento: 8 },
    ],
    ['no orthodontic type of another specialty', 1, { tipoOrto: tipoGuia.ortoManutencao }, base],
    ['never a quick start in emergency', 18, { isInicioRapido: true }, { ...base, codigoEspecialidade: 18 }],
    ['says the newborn', 1, { isRecemNato: true }, { ...base, recemNato: true }],
    [
      'says plan and dentist',
      1,
      { codigoPlano: 'P', codigoDentista: 7 },
      { ...base, codigoPlano: 'P', codigoDentista: 7 },
    ],
  ])('%s', (_name, especialidade, mudancas, expected) => {
    expect(toPedidoLiberacao('1', especialidade, { ...form, ...mudancas }, 'elegibilidade')).toEqual(expected)
  })

  it('says who asked for an exam, and no type', () => {
    const solicitante = { tipo: 'NAO_CREDENCIADO', cro: '4.512', uf: 'SP', nome: 'Rui Braga' } as const
    const rapida = { ...form, solicitante, isInicioRapido: true }
    expect(toPedidoLiberacao('1', 14, rapida, 'elegibilidade')).toEqual({
      codigoAssociado: '1',
      codigoEspecialidade: 14,
      identOrigem: 'elegibilidade',
      radiologia: {
        relatorioSolicitanteFichaRadio: {
          nomeDentistaSolicitante: 'Rui Braga',
          numeroCroSolicitante: '4512',
          ufCroSolicitante: 'SP',
          tipoSolicitante: 'NAO_CREDENCIADO',
          numeroCro: '4512',
          siglaUf: 'SP',
        },
      },
    })
  })
})
