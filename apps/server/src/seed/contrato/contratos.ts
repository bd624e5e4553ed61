import { ISENCOES_COPARTICIPACAO } from '@portal/domain/evento/regra/isencao.data.ts'
import { PRAZOS_RECURSO } from '@portal/domain/recursoGlosa/prazoRecurso.data.ts'
import { redes } from '@portal/domain/rede/rede.data.ts'
import { CALENDARIOS_REPASSE } from '@portal/domain/repasse/calendarioRepasse.data.ts'
import { ALIQUOTAS_JURIDICA, TABELAS_IRRF } from '@portal/domain/repasse/retencao.data.ts'
import type { Row } from '../database/insertTabelas.ts'

/** What contracts and law say of money, with its validity, as the rows from which the operator changes it. */
export const createContratos = (): Record<string, Row[]> => ({
  calendario_repasse: CALENDARIOS_REPASSE.map((calendario) => ({
    rede: calendario.rede,
    desde: calendario.desde,
    dia_fechamento: calendario.diaFechamento,
    dia_publicacao: calendario.diaPublicacao,
    dia_pagamento: calendario.diaPagamento,
    dias_apresentacao: calendario.diasApresentacao,
  })),
  prazo_recurso: PRAZOS_RECURSO.map(({ rede, desde, dias, glosa }) => ({
    rede,
    desde,
    dias,
    codigo_glosa: glosa,
  })),
  // As migration 0082 gives them to an installation that is running.
  prazo_exame: redes.map(({ codigo }) => ({
    rede: codigo,
    desde: '2015-01-01',
    dias_validade: 90,
    horas_devolucao: 24,
    dias_imagem: 7,
  })),
  // As migration 0098 gives them.
  prazo_reanalise: redes.map(({ codigo }) => ({ rede: codigo, desde: '2015-01-01', dias: 30 })),
  aliquota_retencao: ALIQUOTAS_JURIDICA.map(({ tipo, desde, ate, pontosBase }) => ({
    tipo,
    desde,
    ate,
    pontos_base: pontosBase,
  })),
  tabela_irrf: TABELAS_IRRF.map(({ desde, faixas, descontoSimplificado, redutor }) => ({
    desde,
    desconto_simplificado_centavos: descontoSimplificado,
    faixas,
    redutor,
  })),
  isencao_coparticipacao: ISENCOES_COPARTICIPACAO.map(({ codigoEvento, desde, ate }) => ({
    codigo_plano: null,
    codigo_evento: codigoEvento,
    desde,
    ate,
  })),
})
