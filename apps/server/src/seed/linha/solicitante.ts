import { isRadiologia } from '@portal/domain/especialidade/especialidade.tables.ts'
import type { Rede } from '@portal/domain/rede/rede.tables.ts'
import { CREDENCIADOS } from '../credenciado/credenciado.data.ts'
import type { GuiaVivida } from '../guia/esbocoGuia.ts'
import type { LinhaSemeada } from './guiaSemeada.ts'

type Solicitante = Pick<
  LinhaSemeada<'guia'>,
  | 'numero_pedido_exame'
  | 'exames_aprovados'
  | 'nome_solicitante'
  | 'cro_solicitante'
  | 'uf_solicitante'
  | 'tipo_solicitante'
  | 'codigo_dentista_solicitante'
>

const NENHUM: Solicitante = {
  numero_pedido_exame: null,
  exames_aprovados: null,
  nome_solicitante: null,
  cro_solicitante: null,
  uf_solicitante: null,
  tipo_solicitante: null,
  codigo_dentista_solicitante: null,
}

/** Dentists whom the operator does not know. */
const DE_FORA = [
  { nome: 'Otávio Brandão Reis', cro: '61204', uf: 'SP' },
  { nome: 'Sílvia Mara Antunes', cro: '33871', uf: 'MG' },
  { nome: 'Caio Drummond Freire', cro: '70455', uf: 'SP' },
] as const

const listDaRede = (rede: Rede) =>
  CREDENCIADOS.filter((linha) => linha.rede === rede && !linha.unidadeRadio).flatMap(({ uf, dentistas }) =>
    dentistas.filter(({ saiu }) => !saiu).map((dentista) => ({ ...dentista, uf })),
  )

/** Who asked on paper for the exams of a radiology guide: two of five are dentists of the network, its first one often. */
export function toSolicitante({ especialidade, credenciado }: GuiaVivida, numeroFicha: number): Solicitante {
  if (!isRadiologia(especialidade)) return NENHUM
  const daRede = listDaRede(credenciado.rede)
  const dentista =
    numeroFicha % 5 < 2 ? daRede[numeroFicha % 3 === 0 ? 0 : numeroFicha % daRede.length] : undefined
  const { nome, cro, uf } = dentista ?? DE_FORA[numeroFicha % DE_FORA.length] ?? DE_FORA[0]
  return {
    ...NENHUM,
    nome_solicitante: nome,
    cro_solicitante: cro,
    uf_solicitante: uf,
    tipo_solicitante: dentista ? 'CREDENCIADO' : 'NAO_CREDENCIADO',
    codigo_dentista_solicitante: dentista?.codigo ?? null,
  }
}
