import type { EventoOfertado } from '@portal/contract/evento.ts'
import { searchNoLugar } from '@portal/domain/evento/linha/searchNoLugar.ts'
import { describe, expect, it } from 'vitest'
import { readLinhaCobertura } from './readLinhaCobertura.ts'
import { listErrosCampos } from './useErrosCobertura.ts'

const create = (
  codigoEvento: string,
  descricao: string,
  local: EventoOfertado['local'],
  faces = local === 'dente' ? 2 : 0,
): EventoOfertado => ({
  codigoEvento,
  descricao,
  local,
  dentes: local === 'dente' ? ['16', '17', '26'] : [],
  regioes: local === 'regiao' ? ['S1'] : [],
  facesMinimo: faces,
  facesMaximo: faces,
  codigosAntigos: local === 'dente' ? ['01234567'] : [],
})
const RESINA = create('85100200', 'Restauração em resina 2 faces', 'dente')
const RESINA_3 = create('85100218', 'Restauração em resina 3 faces', 'dente', 3)
const RASPAGEM = create('85300039', 'Raspagem supragengival', 'regiao')
const CONSULTA = create('81000065', 'Consulta odontológica inicial', 'nenhum')
const RETORNO = create('81000073', 'Consulta odontológica de retorno', 'nenhum')
const EVENTOS = [RESINA, RESINA_3, RASPAGEM, CONSULTA, RETORNO]
/** The practice does the check-up visit more often than the first one. */
const usos = new Map([[RETORNO.codigoEvento, 9]])

const read = (texto: string, atual?: EventoOfertado) =>
  readLinhaCobertura(texto, {
    eventos: EVENTOS,
    search: (palavras, lugares = []) => searchNoLugar(EVENTOS, palavras, lugares, { usos }),
    atual,
  })

describe('readLinhaCobertura', () => {
  it.each([
    ['26 OM 85100200', RESINA, '26', 'MO'],
    ['85.100.200 om 26', RESINA, '26', 'MO'],
    ['17 mod resina', RESINA_3, '17', 'MOD'],
    ['17 resina', RESINA, '17', ''],
    ['S1 85300039', RASPAGEM, 'S1', ''],
    ['S1 raspagem', RASPAGEM, 'S1', ''],
    ['consulta inicial', CONSULTA, '', ''],
    ['81000065', CONSULTA, '', ''],
    ['consulta odontológica', RETORNO, '', ''],
    ['55 85300039', RASPAGEM, '55', ''],
  ] as const)('%s', (texto, evento, local, faces) => {
    expect(read(texto)).toEqual({ evento, local, faces })
  })

  it('says that a former code is another one by now', () => {
    expect(read('26OM01234567')).toEqual({
      evento: RESINA,
      local: '26',
      faces: 'MO',
      antigo: '01.234.567 é código antigo: hoje 85.100.200.',
    })
  })

  it('asks about the event in hand where the line names none', () => {
    expect(read('16 O', RESINA)).toEqual({ evento: RESINA, local: '16', faces: 'O' })
  })

  it.each([
    ['', 'Escreva a pergunta, como 26 OM 85100200.'],
    ['26 OM', 'Faltou o evento: o código ou palavras do nome.'],
    ['26 85100200; 27 85100200', 'Pergunte um evento de cada vez.'],
    ['90 85100200', 'Não existe dente 90.'],
    ['26 99999999', 'Não existe evento 99.999.999 na tabela da operadora.'],
    ['telescópio', 'Nenhum evento com “telescópio”.'],
    ['26 81000065', 'Consulta odontológica inicial não leva dente nem região: pergunte só o evento.'],
    ['26 XY 85100200', 'Não entendemos “XY”.'],
    ['81000065 x2', 'A pergunta vale para um evento: tire a quantidade.'],
  ])('%s: %s', (texto, erro) => expect(read(texto)).toEqual({ erro }))
})

it('puts each reason under its field, the first of each', () => {
  const motivo = (campo: 'dente' | 'regiao' | 'faces', codigoGlosa: string) => ({
    campo,
    codigoGlosa,
    texto: campo,
  })
  expect(
    listErrosCampos([motivo('dente', '3025'), motivo('faces', '3023'), motivo('faces', '3021')]),
  ).toEqual({
    local: 'dente (3025)',
    faces: 'faces (3023)',
  })
  expect(listErrosCampos([motivo('regiao', '3021')])).toEqual({ local: 'regiao (3021)' })
})
