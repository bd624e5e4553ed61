import { maskCpf } from '@portal/domain/associado/cpf.ts'
import { toBrasileira } from '@portal/domain/calendario/dataCivil.ts'
import { findEspecialidade } from '@portal/domain/especialidade/especialidade.tables.ts'
import { getTipoGuia } from '@portal/domain/especialidade/tipoGuia.tables.ts'
import { toPrazoDito } from '@portal/domain/guia/pendencia.ts'
import { nameSituacao } from '@portal/domain/guia/perspectiva.ts'
import { countRascunho, RASCUNHO_NAO_ENVIADO } from '@portal/domain/guia/rascunhoGuia.ts'
import { getStatusFicha } from '@portal/domain/guia/statusFicha.tables.ts'
import { nameVez } from '@portal/domain/prazo/vezGuia.ts'
import type { LinhaResumo } from '../guia/reply/resumo.store.ts'
import { type ColunaPlanilha, toDataHora, toDia } from '../planilha/writePlanilha.ts'
import type { Busca } from './filtro.ts'

/** The status with what the screen says under it: that nothing was sent yet, that it is locked. */
const describeSituacao = (linha: LinhaResumo, hoje: string): string =>
  [
    nameSituacao(linha, hoje),
    countRascunho(linha) > 0 && RASCUNHO_NAO_ENVIADO,
    linha.bloqueada && 'Bloqueada',
  ]
    .filter(Boolean)
    .join('. ')

/** The columns of the table on the screen, in its order. */
export const listColunas = (hoje: string): readonly ColunaPlanilha<LinhaResumo>[] => [
  { titulo: 'Guia', largura: 14, formato: '0', celula: (linha) => linha.numeroFicha },
  { titulo: 'Paciente', largura: 36, celula: (linha) => linha.nome },
  {
    titulo: 'Especialidade',
    largura: 26,
    celula: (linha) => findEspecialidade(linha.codigoEspecialidade)?.rotulo ?? '',
  },
  { titulo: 'Situação', largura: 44, celula: (linha) => describeSituacao(linha, hoje) },
  { titulo: 'De quem é a vez', largura: 26, celula: (linha) => nameVez(linha, hoje) ?? null },
  {
    titulo: 'Prazo',
    largura: 12,
    formato: 'dd/mm/yyyy',
    celula: (linha) => {
      const prazo = toPrazoDito(linha)
      return prazo === null ? null : toDia(prazo)
    },
  },
  {
    titulo: 'Liberada em',
    largura: 18,
    formato: 'dd/mm/yyyy hh:mm',
    celula: (linha) => toDataHora(linha.liberadaEm),
  },
  {
    titulo: 'Eventos',
    largura: 9,
    formato: '0',
    celula: (linha) => linha.quantidadeEventos || countRascunho(linha),
  },
  {
    titulo: 'Valor (R$)',
    largura: 12,
    formato: '#,##0.00',
    // Nothing has a value before it is judged: a zero would be a price.
    celula: (linha) => (linha.quantidadeEventos === 0 ? null : linha.valorTotalCentavos / 100),
  },
]

/** The file's name (Spec §7.3): "guias" and its day, or the period's two. */
export function nameArquivo({ periodo }: Busca, hoje: string): string {
  const datas = periodo ? [periodo.inicio, periodo.fim] : [hoje]
  return `guias-${datas.map((data) => toBrasileira(data, '-')).join('-a-')}.xlsx`
}

/** The filters in force, in words; the sheet says what it leaves out. */
export function describeBusca(busca: Busca): string {
  const partes = [
    busca.cpf && `CPF ${maskCpf(busca.cpf)}`,
    busca.codigoAssociado && `Cartão ${busca.codigoAssociado}`,
    busca.numeroAtendimento && `Atendimento ${busca.numeroAtendimento}`,
    busca.chave && 'Um paciente',
    busca.numeroFicha && `Guia ${busca.numeroFicha}`,
    busca.codigoEspecialidade &&
      `Especialidade: ${findEspecialidade(busca.codigoEspecialidade)?.rotulo ?? busca.codigoEspecialidade}`,
    busca.codigoTipoAtendimento &&
      `Tipo: ${getTipoGuia(busca.codigoTipoAtendimento)?.rotulo ?? busca.codigoTipoAtendimento}`,
    busca.status &&
      `Situação: ${busca.status.map((codigo) => getStatusFicha(codigo).rotulo.toLowerCase()).join(', ')}${busca.planosAEnviar ? ' com o plano por enviar' : ''}`,
    busca.senhaEmVigor && 'Senha em vigor',
    busca.periodo &&
      `Liberadas de ${toBrasileira(busca.periodo.inicio)} a ${toBrasileira(busca.periodo.fim)}`,
  ]
  return partes.filter(Boolean).join('; ')
}
