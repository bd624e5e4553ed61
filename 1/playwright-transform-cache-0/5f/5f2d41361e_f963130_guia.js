// 4abc2d8ebc8d0aa6c3444dc1e54d1da8e2c9ae97
import { permissoesGuia, permissoesPesquisa } from '@portal/domain/acesso/permissao.tables.ts';
import { MAXIMO_EVENTOS_GUIA } from '@portal/domain/guia/limiteEventos.ts';
import Type from 'typebox';
import { EventoHistorico, ResumoAssociado } from './associado.ts';
import { CodigoAssociado, CodigoEvento, CodigoLocalizacao, Data, DataBrasileira, Dinheiro, DinheiroRepasse, FacesDigitadas, Feito, fimGuia, Instante, Nulavel, NumeroFicha, Objeto, Quantidade, Sequencial, TextoPessoa, Versao } from './campo.ts';
import { EventoGuia } from './evento.ts';
import { Solicitante } from './exame.ts';
import { ImagemExigida, JanelaData, NaoRealizados, Observacao, PassoHistorico } from './guiaParte.ts';
import { GuiaResumo } from './guiaResumo.ts';
import { MotivosItem } from './motivo.ts';
import { encaminhamento, mudancaGuia, recusas } from './mudancaGuia.ts';
import { Rascunho } from './rascunho.ts';
import { route } from './route.ts';
const porGuia = Objeto({
  numeroFicha: NumeroFicha
});

/** What every call that moves a guide on has in common. */
const mudanca = {
  permission: 'SOLIC_AUTO',
  patientData: true,
  stale: mudancaGuia
};

/** What a transition leaves behind: the guide as it is now. */
export const SituacaoGuia = Objeto({
  numeroFicha: NumeroFicha,
  statusFicha: Type.Integer(),
  codigoEtapaAtual: Type.Integer(),
  versao: Versao
});
/** The whole guide, as its screen needs it. */
export const GuiaDetalhada = Objeto({
  numeroFicha: NumeroFicha,
  numeroFichaPrincipal: Nulavel(NumeroFicha),
  numeroPedidoExame: Nulavel(Type.Integer()),
  /** Who asked for the exams of a radiology guide; null of any other. */
  solicitante: Nulavel(Solicitante),
  statusFicha: Type.Integer(),
  codigoEtapaAtual: Type.Integer(),
  statusAuditoria: Type.String(),
  codigoEspecialidade: Type.Integer(),
  tipoAtendimento: Type.Integer(),
  emergencia: Type.Boolean(),
  recemNato: Type.Boolean(),
  associado: ResumoAssociado,
  codigoPlano: Type.String(),
  nomeDentista: Type.String(),
  senha: Type.String(),
  validadeSenha: Data,
  fimCobertura: fimGuia.fimCobertura,
  senhaRenovada: fimGuia.senhaRenovada,
  eventosNaoPagos: fimGuia.eventosNaoPagos,
  apresentarAte: fimGuia.apresentarAte,
  /** When the password had its one renewal; null while it has not. */
  senhaRenovadaEm: Type.Optional(Nulavel(Instante)),
  /** The days on which events may be dated; absent while none may. */
  janelaData: Type.Optional(JanelaData),
  bloqueio: Type.Boolean(),
  motivoBloqueio: Nulavel(Type.String()),
  liberadaEm: Instante,
  enviadaEm: Nulavel(Instante),
  dataAutorizacao: Nulavel(Data),
  assinatura: Nulavel(Objeto({
    em: Instante,
    por: Type.String(),
    hash: Type.String()
  })),
  justificativaTecnica: Nulavel(Type.String()),
  prazo: Nulavel(Data),
  versao: Versao,
  eventos: Type.Array(EventoGuia),
  imagensExigidas: Type.Array(ImagemExigida),
  /**
   * Of a radiology guide: the last day on which its images and reports may come; null while no term runs, absent of any
   * other guide.
   */
  exameAte: Type.Optional(Nulavel(Data)),
  ocorrencias: Type.Array(Objeto({
    numeroOcorrencia: Type.Integer(),
    criadaEm: Instante
  })),
  complementares: Type.Array(Objeto({
    numeroFicha: NumeroFicha,
    statusFicha: Type.Integer(),
    /** Absent where the guide is over; false where it would keep the main one from being cancelled. */
    cancelavel: Type.Optional(Type.Boolean())
  })),
  /**
   * What the events ask for: the sum of approved, denied, in analysis and not done. Once paid, approved is what the runs
   * released and deducted and denied what stays denied; both are absent for whoever may not read that.
   */
  valorTotal: Dinheiro,
  valorAprovado: Type.Optional(Dinheiro),
  valorNegado: Type.Optional(Dinheiro),
  valorEmAnalise: Dinheiro,
  /** Of approved events that were not done; absent where there are none. */
  valorNaoRealizado: Type.Optional(Dinheiro),
  /** The patient's part of what is approved; once paid, what the runs deducted. */
  valorCopartTotal: Dinheiro,
  /** What the runs released of it; absent until one did, and where the events' `valorPago` is. */
  valorPago: Type.Optional(DinheiroRepasse),
  rascunho: Nulavel(Rascunho),
  historico: Type.Array(PassoHistorico)
});
/** The guide and its life. Spec §7.2; the transitions are those of Produto §4. */
export const guia = {
  getGuia: route({
    method: 'GET',
    path: '/api/guia/v1/gto/consulta',
    summary: 'Cabeçalho da guia pelo número',
    query: porGuia,
    reply: GuiaResumo,
    errors: ['API-GTO-0001'],
    permission: permissoesGuia,
    patientData: true
  }),
  getGuiaDetalhada: route({
    method: 'GET',
    path: '/api/guia/v1/gto/detalhada',
    summary: 'A guia inteira: eventos, exigências, rascunho e histórico',
    query: porGuia,
    reply: GuiaDetalhada,
    errors: ['API-GTO-0001'],
    permission: permissoesGuia,
    patientData: true
  }),
  sendGuia: route({
    method: 'POST',
    path: '/api/guia/v1/gto/envio-gto',
    summary: 'Envia os eventos para autorização e devolve a decisão de cada um',
    body: Objeto({
      numeroFicha: NumeroFicha,
      eventos: Type.Array(Objeto({
        codigoEvento: CodigoEvento,
        codigoFace: Type.Optional(Nulavel(FacesDigitadas)),
        codigoLocalizacao: Type.Optional(Nulavel(CodigoLocalizacao)),
        quantidade: Quantidade,
        numeroSequenciaInclusao: Sequencial,
        data: Type.Optional(DataBrasileira)
      }), {
        maxItems: MAXIMO_EVENTOS_GUIA
      }),
      descricaoObservacao: Type.Optional(TextoPessoa),
      justificativaTecnica: Type.Optional(TextoPessoa)
    }),
    reply: Objeto({
      situacao: SituacaoGuia,
      motivos: Type.Array(MotivosItem)
    }),
    errors: [...recusas, 'API-GTO-0014', 'API-GTO-0015', 'API-GTO-0016', 'API-GTO-0023', 'API-GTO-0029', 'API-GTO-0045', 'API-GTO-0050'],
    ...mudanca
  }),
  getPlanoTratamento: route({
    method: 'GET',
    path: '/api/guia/v1/gto/plano-tratamento',
    summary: 'Histórico odontológico do paciente, por dente, e guias em andamento deste credenciado',
    query: Objeto({
      codigoAssociado: CodigoAssociado,
      recemNato: Type.Optional(Type.Boolean())
    }),
    reply: Objeto({
      historico: Type.Array(EventoHistorico),
      emAndamento: Type.Array(Objeto({
        numeroFicha: NumeroFicha,
        statusFicha: Type.Integer(),
        codigoEtapaAtual: Type.Optional(Type.Integer()),
        ...fimGuia,
        eventos: Type.Array(EventoGuia)
      }))
    }),
    errors: ['API-ELE-0001', 'API-ELE-0005'],
    limite: 'consulta',
    permission: permissoesGuia,
    patientData: true
  }),
  requestAuditoria: route({
    method: 'POST',
    path: '/api/guia/v1/gto/plano-tratamento/auditoria',
    summary: 'Encaminha o plano de tratamento para a auditoria',
    body: porGuia,
    reply: SituacaoGuia,
    errors: [...recusas],
    ...mudanca
  }),
  getPreAprovacao: route({
    method: 'GET',
    path: '/api/guia/v1/gto/pre-aprovacao',
    summary: 'Eventos da especialidade que passam por auditoria antes da autorização',
    query: Objeto({
      codigoEspecialidade: Type.Integer({
        minimum: 1,
        maximum: 99
      })
    }),
    reply: Objeto({
      exigePreAprovacao: Type.Boolean(),
      eventos: Type.Array(Objeto({
        codigoEvento: CodigoEvento,
        descricao: Type.String()
      }))
    }),
    errors: [],
    permission: permissoesGuia
  }),
  listObservacoes: route({
    method: 'GET',
    path: '/api/guia/v1/gto/observacao',
    summary: 'Observações e justificativas da guia',
    query: porGuia,
    reply: Type.Array(Observacao),
    errors: ['API-GTO-0001'],
    permission: permissoesGuia,
    patientData: true
  }),
  createObservacao: route({
    method: 'POST',
    path: '/api/guia/v1/gto/observacao',
    summary: 'Registra uma observação na guia',
    body: Objeto({
      numeroFicha: NumeroFicha,
      descricaoObservacao: TextoPessoa
    }),
    reply: Observacao,
    errors: ['API-GTO-0001', 'API-GTO-0010', 'API-GTO-0011', 'API-GTO-0013'],
    ...mudanca
  }),
  sendJustificativa: route({
    method: 'POST',
    path: '/api/guia/v1/gto/justificativa-tecnica',
    summary: 'Responde à justificativa técnica pedida',
    body: Objeto({
      numeroFicha: NumeroFicha,
      descricaoObservacao: TextoPessoa
    }),
    reply: SituacaoGuia,
    errors: [...recusas, 'API-GTO-0019', 'API-GTO-0055'],
    ...mudanca
  }),
  sign: route({
    method: 'POST',
    path: '/api/guia/v1/gto/assinar/{id}',
    summary: 'Assina a guia: quem, quando e o hash do que foi assinado',
    params: Objeto({
      id: NumeroFicha
    }),
    reply: Objeto({
      situacao: SituacaoGuia,
      hash: Type.String(),
      em: Instante,
      por: Type.String()
    }),
    errors: [...recusas, 'API-GTO-0021', 'API-GTO-0028', 'API-GTO-0058'],
    ...mudanca,
    sensivel: true
  }),
  sendRepasse: route({
    method: 'POST',
    path: '/api/guia/v1/envio-repasse/{id}',
    summary: 'Encaminha a guia para pagamento',
    params: Objeto({
      id: NumeroFicha
    }),
    body: Objeto({
      naoRealizados: NaoRealizados
    }),
    reply: SituacaoGuia,
    errors: [...encaminhamento, 'API-GTO-0021'],
    ...mudanca,
    sensivel: true
  }),
  requestToken: route({
    method: 'POST',
    path: '/api/guia/v1/token/solicitacao',
    summary: 'Pede o token do beneficiário para os eventos que o usam',
    body: Objeto({
      numeroFicha: NumeroFicha,
      eventos: Type.Array(Objeto({
        codigoEvento: CodigoEvento,
        numeroSequencialInclusao: Sequencial,
        codigoLocalizacao: Type.Optional(Nulavel(CodigoLocalizacao)),
        numeroSequencialEvento: Sequencial
      }), {
        minItems: 1,
        maxItems: MAXIMO_EVENTOS_GUIA
      }),
      naoRealizados: NaoRealizados
    }),
    reply: SituacaoGuia,
    errors: [...encaminhamento, 'API-GTO-0020'],
    ...mudanca,
    sensivel: true
  }),
  getFiltros: route({
    method: 'GET',
    path: '/api/guia/v1/gto/filtros',
    summary: 'Opções dos filtros da consulta de guias',
    reply: Objeto({
      especialidades: Type.Array(Objeto({
        codigo: Type.Integer(),
        nome: Type.String()
      })),
      tiposAtendimento: Type.Array(Objeto({
        codigo: Type.Integer(),
        nome: Type.String()
      })),
      status: Type.Array(Objeto({
        codigo: Type.Integer(),
        nome: Type.String()
      }))
    }),
    errors: [],
    permission: permissoesPesquisa
  }),
  updateBloqueio: route({
    method: 'PUT',
    path: '/api/guia/v1/gto/bloqueio-desbloqueio-ficha',
    summary: 'Bloqueia ou desbloqueia a guia; bloqueada, recusa toda mudança',
    body: Objeto({
      nrFicha: NumeroFicha,
      bloqueio: Type.Boolean(),
      motivo: Type.Optional(TextoPessoa)
    }),
    reply: SituacaoGuia,
    errors: ['API-GTO-0001', 'API-GTO-0013'],
    ...mudanca
  }),
  createOcorrencia: route({
    method: 'POST',
    path: '/api/guia/v1/gto/ocorrencia',
    summary: 'Registra uma ocorrência na guia',
    body: Objeto({
      numeroFicha: NumeroFicha,
      numeroOcorrencia: Type.Integer({
        minimum: 1,
        maximum: 999999999
      })
    }),
    reply: Feito,
    errors: ['API-GTO-0001', 'API-GTO-0010', 'API-GTO-0011', 'API-GTO-0013', 'API-GTO-0026'],
    ...mudanca
  }),
  deleteOcorrencia: route({
    method: 'DELETE',
    path: '/api/guia/v1/gto/ocorrencia',
    summary: 'Retira uma ocorrência da guia',
    query: Objeto({
      numeroFicha: NumeroFicha,
      numeroOcorrencia: Type.Integer({
        minimum: 1,
        maximum: 999999999
      })
    }),
    reply: Feito,
    errors: ['API-GTO-0001', 'API-GTO-0010', 'API-GTO-0011', 'API-GTO-0013', 'API-GTO-0027'],
    ...mudanca
  }),
  cancelGuia: route({
    method: 'POST',
    path: '/api/guia/v1/gto/cancelamento',
    summary: 'Cancela a guia, com o motivo, e com ela as complementares em que nada foi feito',
    body: Objeto({
      numeroFicha: NumeroFicha,
      motivo: TextoPessoa
    }),
    reply: SituacaoGuia,
    errors: ['API-GTO-0001', 'API-GTO-0010', 'API-GTO-0011', 'API-GTO-0013', 'API-GTO-0022', 'API-GTO-0053'],
    permission: 'CANCELA_GTO',
    stale: mudancaGuia,
    patientData: true,
    sensivel: true
  })
};
//# sourceMappingURL=data:application/json;charset=utf-8;base64,eyJ2ZXJzaW9uIjozLCJuYW1lcyI6WyJwZXJtaXNzb2VzR3VpYSIsInBlcm1pc3NvZXNQZXNxdWlzYSIsIk1BWElNT19FVkVOVE9TX0dVSUEiLCJUeXBlIiwiRXZlbnRvSGlzdG9yaWNvIiwiUmVzdW1vQXNzb2NpYWRvIiwiQ29kaWdvQXNzb2NpYWRvIiwiQ29kaWdvRXZlbnRvIiwiQ29kaWdvTG9jYWxpemFjYW8iLCJEYXRhIiwiRGF0YUJyYXNpbGVpcmEiLCJEaW5oZWlybyIsIkRpbmhlaXJvUmVwYXNzZSIsIkZhY2VzRGlnaXRhZGFzIiwiRmVpdG8iLCJmaW1HdWlhIiwiSW5zdGFudGUiLCJOdWxhdmVsIiwiTnVtZXJvRmljaGEiLCJPYmpldG8iLCJRdWFudGlkYWRlIiwiU2VxdWVuY2lhbCIsIlRleHRvUGVzc29hIiwiVmVyc2FvIiwiRXZlbnRvR3VpYSIsIlNvbGljaXRhbnRlIiwiSW1hZ2VtRXhpZ2lkYSIsIkphbmVsYURhdGEiLCJOYW9SZWFsaXphZG9zIiwiT2JzZXJ2YWNhbyIsIlBhc3NvSGlzdG9yaWNvIiwiR3VpYVJlc3VtbyIsIk1vdGl2b3NJdGVtIiwiZW5jYW1pbmhhbWVudG8iLCJtdWRhbmNhR3VpYSIsInJlY3VzYXMiLCJSYXNjdW5obyIsInJvdXRlIiwicG9yR3VpYSIsIm51bWVyb0ZpY2hhIiwibXVkYW5jYSIsInBlcm1pc3Npb24iLCJwYXRpZW50RGF0YSIsInN0YWxlIiwiU2l0dWFjYW9HdWlhIiwic3RhdHVzRmljaGEiLCJJbnRlZ2VyIiwiY29kaWdvRXRhcGFBdHVhbCIsInZlcnNhbyIsIkd1aWFEZXRhbGhhZGEiLCJudW1lcm9GaWNoYVByaW5jaXBhbCIsIm51bWVyb1BlZGlkb0V4YW1lIiwic29saWNpdGFudGUiLCJzdGF0dXNBdWRpdG9yaWEiLCJTdHJpbmciLCJjb2RpZ29Fc3BlY2lhbGlkYWRlIiwidGlwb0F0ZW5kaW1lbnRvIiwiZW1lcmdlbmNpYSIsIkJvb2xlYW4iLCJyZWNlbU5hdG8iLCJhc3NvY2lhZG8iLCJjb2RpZ29QbGFubyIsIm5vbWVEZW50aXN0YSIsInNlbmhhIiwidmFsaWRhZGVTZW5oYSIsImZpbUNvYmVydHVyYSIsInNlbmhhUmVub3ZhZGEiLCJldmVudG9zTmFvUGFnb3MiLCJhcHJlc2VudGFyQXRlIiwic2VuaGFSZW5vdmFkYUVtIiwiT3B0aW9uYWwiLCJqYW5lbGFEYXRhIiwiYmxvcXVlaW8iLCJtb3Rpdm9CbG9xdWVpbyIsImxpYmVyYWRhRW0iLCJlbnZpYWRhRW0iLCJkYXRhQXV0b3JpemFjYW8iLCJhc3NpbmF0dXJhIiwiZW0iLCJwb3IiLCJoYXNoIiwianVzdGlmaWNhdGl2YVRlY25pY2EiLCJwcmF6byIsImV2ZW50b3MiLCJBcnJheSIsImltYWdlbnNFeGlnaWRhcyIsImV4YW1lQXRlIiwib2NvcnJlbmNpYXMiLCJudW1lcm9PY29ycmVuY2lhIiwiY3JpYWRhRW0iLCJjb21wbGVtZW50YXJlcyIsImNhbmNlbGF2ZWwiLCJ2YWxvclRvdGFsIiwidmFsb3JBcHJvdmFkbyIsInZhbG9yTmVnYWRvIiwidmFsb3JFbUFuYWxpc2UiLCJ2YWxvck5hb1JlYWxpemFkbyIsInZhbG9yQ29wYXJ0VG90YWwiLCJ2YWxvclBhZ28iLCJyYXNjdW5obyIsImhpc3RvcmljbyIsImd1aWEiLCJnZXRHdWlhIiwibWV0aG9kIiwicGF0aCIsInN1bW1hcnkiLCJxdWVyeSIsInJlcGx5IiwiZXJyb3JzIiwiZ2V0R3VpYURldGFsaGFkYSIsInNlbmRHdWlhIiwiYm9keSIsImNvZGlnb0V2ZW50byIsImNvZGlnb0ZhY2UiLCJjb2RpZ29Mb2NhbGl6YWNhbyIsInF1YW50aWRhZGUiLCJudW1lcm9TZXF1ZW5jaWFJbmNsdXNhbyIsImRhdGEiLCJtYXhJdGVtcyIsImRlc2NyaWNhb09ic2VydmFjYW8iLCJzaXR1YWNhbyIsIm1vdGl2b3MiLCJnZXRQbGFub1RyYXRhbWVudG8iLCJjb2RpZ29Bc3NvY2lhZG8iLCJlbUFuZGFtZW50byIsImxpbWl0ZSIsInJlcXVlc3RBdWRpdG9yaWEiLCJnZXRQcmVBcHJvdmFjYW8iLCJtaW5pbXVtIiwibWF4aW11bSIsImV4aWdlUHJlQXByb3ZhY2FvIiwiZGVzY3JpY2FvIiwibGlzdE9ic2VydmFjb2VzIiwiY3JlYXRlT2JzZXJ2YWNhbyIsInNlbmRKdXN0aWZpY2F0aXZhIiwic2lnbiIsInBhcmFtcyIsImlkIiwic2Vuc2l2ZWwiLCJzZW5kUmVwYXNzZSIsIm5hb1JlYWxpemFkb3MiLCJyZXF1ZXN0VG9rZW4iLCJudW1lcm9TZXF1ZW5jaWFsSW5jbHVzYW8iLCJudW1lcm9TZXF1ZW5jaWFsRXZlbnRvIiwibWluSXRlbXMiLCJnZXRGaWx0cm9zIiwiZXNwZWNpYWxpZGFkZXMiLCJjb2RpZ28iLCJub21lIiwidGlwb3NBdGVuZGltZW50byIsInN0YXR1cyIsInVwZGF0ZUJsb3F1ZWlvIiwibnJGaWNoYSIsIm1vdGl2byIsImNyZWF0ZU9jb3JyZW5jaWEiLCJkZWxldGVPY29ycmVuY2lhIiwiY2FuY2VsR3VpYSJdLCJzb3VyY2VzIjpbImd1aWEudHMiXSwic291cmNlc0NvbnRlbnQiOlsiaW1wb3J0IHsgcGVybWlzc29lc0d1aWEsIHBlcm1pc3NvZXNQZXNxdWlzYSB9IGZyb20gJ0Bwb3J0YWwvZG9tYWluL2FjZXNzby9wZXJtaXNzYW8udGFibGVzLnRzJ1xuaW1wb3J0IHsgTUFYSU1PX0VWRU5UT1NfR1VJQSB9IGZyb20gJ0Bwb3J0YWwvZG9tYWluL2d1aWEvbGltaXRlRXZlbnRvcy50cydcbmltcG9ydCBUeXBlLCB7IHR5cGUgU3RhdGljIH0gZnJvbSAndHlwZWJveCdcbmltcG9ydCB7IEV2ZW50b0hpc3RvcmljbywgUmVzdW1vQXNzb2NpYWRvIH0gZnJvbSAnLi9hc3NvY2lhZG8udHMnXG5pbXBvcnQge1xuICBDb2RpZ29Bc3NvY2lhZG8sXG4gIENvZGlnb0V2ZW50byxcbiAgQ29kaWdvTG9jYWxpemFjYW8sXG4gIERhdGEsXG4gIERhdGFCcmFzaWxlaXJhLFxuICBEaW5oZWlybyxcbiAgRGluaGVpcm9SZXBhc3NlLFxuICBGYWNlc0RpZ2l0YWRhcyxcbiAgRmVpdG8sXG4gIGZpbUd1aWEsXG4gIEluc3RhbnRlLFxuICBOdWxhdmVsLFxuICBOdW1lcm9GaWNoYSxcbiAgT2JqZXRvLFxuICBRdWFudGlkYWRlLFxuICBTZXF1ZW5jaWFsLFxuICBUZXh0b1Blc3NvYSxcbiAgVmVyc2FvLFxufSBmcm9tICcuL2NhbXBvLnRzJ1xuaW1wb3J0IHsgRXZlbnRvR3VpYSB9IGZyb20gJy4vZXZlbnRvLnRzJ1xuaW1wb3J0IHsgU29saWNpdGFudGUgfSBmcm9tICcuL2V4YW1lLnRzJ1xuaW1wb3J0IHsgSW1hZ2VtRXhpZ2lkYSwgSmFuZWxhRGF0YSwgTmFvUmVhbGl6YWRvcywgT2JzZXJ2YWNhbywgUGFzc29IaXN0b3JpY28gfSBmcm9tICcuL2d1aWFQYXJ0ZS50cydcbmltcG9ydCB7IEd1aWFSZXN1bW8gfSBmcm9tICcuL2d1aWFSZXN1bW8udHMnXG5pbXBvcnQgeyBNb3Rpdm9zSXRlbSB9IGZyb20gJy4vbW90aXZvLnRzJ1xuaW1wb3J0IHsgZW5jYW1pbmhhbWVudG8sIG11ZGFuY2FHdWlhLCByZWN1c2FzIH0gZnJvbSAnLi9tdWRhbmNhR3VpYS50cydcbmltcG9ydCB7IFJhc2N1bmhvIH0gZnJvbSAnLi9yYXNjdW5oby50cydcbmltcG9ydCB7IHJvdXRlIH0gZnJvbSAnLi9yb3V0ZS50cydcblxuY29uc3QgcG9yR3VpYSA9IE9iamV0byh7IG51bWVyb0ZpY2hhOiBOdW1lcm9GaWNoYSB9KVxuXG4vKiogV2hhdCBldmVyeSBjYWxsIHRoYXQgbW92ZXMgYSBndWlkZSBvbiBoYXMgaW4gY29tbW9uLiAqL1xuY29uc3QgbXVkYW5jYSA9IHsgcGVybWlzc2lvbjogJ1NPTElDX0FVVE8nLCBwYXRpZW50RGF0YTogdHJ1ZSwgc3RhbGU6IG11ZGFuY2FHdWlhIH0gYXMgY29uc3RcblxuLyoqIFdoYXQgYSB0cmFuc2l0aW9uIGxlYXZlcyBiZWhpbmQ6IHRoZSBndWlkZSBhcyBpdCBpcyBub3cuICovXG5leHBvcnQgY29uc3QgU2l0dWFjYW9HdWlhID0gT2JqZXRvKHtcbiAgbnVtZXJvRmljaGE6IE51bWVyb0ZpY2hhLFxuICBzdGF0dXNGaWNoYTogVHlwZS5JbnRlZ2VyKCksXG4gIGNvZGlnb0V0YXBhQXR1YWw6IFR5cGUuSW50ZWdlcigpLFxuICB2ZXJzYW86IFZlcnNhbyxcbn0pXG5leHBvcnQgdHlwZSBTaXR1YWNhb0d1aWEgPSBTdGF0aWM8dHlwZW9mIFNpdHVhY2FvR3VpYT5cblxuLyoqIFRoZSB3aG9sZSBndWlkZSwgYXMgaXRzIHNjcmVlbiBuZWVkcyBpdC4gKi9cbmV4cG9ydCBjb25zdCBHdWlhRGV0YWxoYWRhID0gT2JqZXRvKHtcbiAgbnVtZXJvRmljaGE6IE51bWVyb0ZpY2hhLFxuICBudW1lcm9GaWNoYVByaW5jaXBhbDogTnVsYXZlbChOdW1lcm9GaWNoYSksXG4gIG51bWVyb1BlZGlkb0V4YW1lOiBOdWxhdmVsKFR5cGUuSW50ZWdlcigpKSxcbiAgLyoqIFdobyBhc2tlZCBmb3IgdGhlIGV4YW1zIG9mIGEgcmFkaW9sb2d5IGd1aWRlOyBudWxsIG9mIGFueSBvdGhlci4gKi9cbiAgc29saWNpdGFudGU6IE51bGF2ZWwoU29saWNpdGFudGUpLFxuICBzdGF0dXNGaWNoYTogVHlwZS5JbnRlZ2VyKCksXG4gIGNvZGlnb0V0YXBhQXR1YWw6IFR5cGUuSW50ZWdlcigpLFxuICBzdGF0dXNBdWRpdG9yaWE6IFR5cGUuU3RyaW5nKCksXG4gIGNvZGlnb0VzcGVjaWFsaWRhZGU6IFR5cGUuSW50ZWdlcigpLFxuICB0aXBvQXRlbmRpbWVudG86IFR5cGUuSW50ZWdlcigpLFxuICBlbWVyZ2VuY2lhOiBUeXBlLkJvb2xlYW4oKSxcbiAgcmVjZW1OYXRvOiBUeXBlLkJvb2xlYW4oKSxcbiAgYXNzb2NpYWRvOiBSZXN1bW9Bc3NvY2lhZG8sXG4gIGNvZGlnb1BsYW5vOiBUeXBlLlN0cmluZygpLFxuICBub21lRGVudGlzdGE6IFR5cGUuU3RyaW5nKCksXG4gIHNlbmhhOiBUeXBlLlN0cmluZygpLFxuICB2YWxpZGFkZVNlbmhhOiBEYXRhLFxuICBmaW1Db2JlcnR1cmE6IGZpbUd1aWEuZmltQ29iZXJ0dXJhLFxuICBzZW5oYVJlbm92YWRhOiBmaW1HdWlhLnNlbmhhUmVub3ZhZGEsXG4gIGV2ZW50b3NOYW9QYWdvczogZmltR3VpYS5ldmVudG9zTmFvUGFnb3MsXG4gIGFwcmVzZW50YXJBdGU6IGZpbUd1aWEuYXByZXNlbnRhckF0ZSxcbiAgLyoqIFdoZW4gdGhlIHBhc3N3b3JkIGhhZCBpdHMgb25lIHJlbmV3YWw7IG51bGwgd2hpbGUgaXQgaGFzIG5vdC4gKi9cbiAgc2VuaGFSZW5vdmFkYUVtOiBUeXBlLk9wdGlvbmFsKE51bGF2ZWwoSW5zdGFudGUpKSxcbiAgLyoqIFRoZSBkYXlzIG9uIHdoaWNoIGV2ZW50cyBtYXkgYmUgZGF0ZWQ7IGFic2VudCB3aGlsZSBub25lIG1heS4gKi9cbiAgamFuZWxhRGF0YTogVHlwZS5PcHRpb25hbChKYW5lbGFEYXRhKSxcbiAgYmxvcXVlaW86IFR5cGUuQm9vbGVhbigpLFxuICBtb3Rpdm9CbG9xdWVpbzogTnVsYXZlbChUeXBlLlN0cmluZygpKSxcbiAgbGliZXJhZGFFbTogSW5zdGFudGUsXG4gIGVudmlhZGFFbTogTnVsYXZlbChJbnN0YW50ZSksXG4gIGRhdGFBdXRvcml6YWNhbzogTnVsYXZlbChEYXRhKSxcbiAgYXNzaW5hdHVyYTogTnVsYXZlbChPYmpldG8oeyBlbTogSW5zdGFudGUsIHBvcjogVHlwZS5TdHJpbmcoKSwgaGFzaDogVHlwZS5TdHJpbmcoKSB9KSksXG4gIGp1c3RpZmljYXRpdmFUZWNuaWNhOiBOdWxhdmVsKFR5cGUuU3RyaW5nKCkpLFxuICBwcmF6bzogTnVsYXZlbChEYXRhKSxcbiAgdmVyc2FvOiBWZXJzYW8sXG4gIGV2ZW50b3M6IFR5cGUuQXJyYXkoRXZlbnRvR3VpYSksXG4gIGltYWdlbnNFeGlnaWRhczogVHlwZS5BcnJheShJbWFnZW1FeGlnaWRhKSxcbiAgLyoqXG4gICAqIE9mIGEgcmFkaW9sb2d5IGd1aWRlOiB0aGUgbGFzdCBkYXkgb24gd2hpY2ggaXRzIGltYWdlcyBhbmQgcmVwb3J0cyBtYXkgY29tZTsgbnVsbCB3aGlsZSBubyB0ZXJtIHJ1bnMsIGFic2VudCBvZiBhbnlcbiAgICogb3RoZXIgZ3VpZGUuXG4gICAqL1xuICBleGFtZUF0ZTogVHlwZS5PcHRpb25hbChOdWxhdmVsKERhdGEpKSxcbiAgb2NvcnJlbmNpYXM6IFR5cGUuQXJyYXkoT2JqZXRvKHsgbnVtZXJvT2NvcnJlbmNpYTogVHlwZS5JbnRlZ2VyKCksIGNyaWFkYUVtOiBJbnN0YW50ZSB9KSksXG4gIGNvbXBsZW1lbnRhcmVzOiBUeXBlLkFycmF5KFxuICAgIE9iamV0byh7XG4gICAgICBudW1lcm9GaWNoYTogTnVtZXJvRmljaGEsXG4gICAgICBzdGF0dXNGaWNoYTogVHlwZS5JbnRlZ2VyKCksXG4gICAgICAvKiogQWJzZW50IHdoZXJlIHRoZSBndWlkZSBpcyBvdmVyOyBmYWxzZSB3aGVyZSBpdCB3b3VsZCBrZWVwIHRoZSBtYWluIG9uZSBmcm9tIGJlaW5nIGNhbmNlbGxlZC4gKi9cbiAgICAgIGNhbmNlbGF2ZWw6IFR5cGUuT3B0aW9uYWwoVHlwZS5Cb29sZWFuKCkpLFxuICAgIH0pLFxuICApLFxuICAvKipcbiAgICogV2hhdCB0aGUgZXZlbnRzIGFzayBmb3I6IHRoZSBzdW0gb2YgYXBwcm92ZWQsIGRlbmllZCwgaW4gYW5hbHlzaXMgYW5kIG5vdCBkb25lLiBPbmNlIHBhaWQsIGFwcHJvdmVkIGlzIHdoYXQgdGhlIHJ1bnNcbiAgICogcmVsZWFzZWQgYW5kIGRlZHVjdGVkIGFuZCBkZW5pZWQgd2hhdCBzdGF5cyBkZW5pZWQ7IGJvdGggYXJlIGFic2VudCBmb3Igd2hvZXZlciBtYXkgbm90IHJlYWQgdGhhdC5cbiAgICovXG4gIHZhbG9yVG90YWw6IERpbmhlaXJvLFxuICB2YWxvckFwcm92YWRvOiBUeXBlLk9wdGlvbmFsKERpbmhlaXJvKSxcbiAgdmFsb3JOZWdhZG86IFR5cGUuT3B0aW9uYWwoRGluaGVpcm8pLFxuICB2YWxvckVtQW5hbGlzZTogRGluaGVpcm8sXG4gIC8qKiBPZiBhcHByb3ZlZCBldmVudHMgdGhhdCB3ZXJlIG5vdCBkb25lOyBhYnNlbnQgd2hlcmUgdGhlcmUgYXJlIG5vbmUuICovXG4gIHZhbG9yTmFvUmVhbGl6YWRvOiBUeXBlLk9wdGlvbmFsKERpbmhlaXJvKSxcbiAgLyoqIFRoZSBwYXRpZW50J3MgcGFydCBvZiB3aGF0IGlzIGFwcHJvdmVkOyBvbmNlIHBhaWQsIHdoYXQgdGhlIHJ1bnMgZGVkdWN0ZWQuICovXG4gIHZhbG9yQ29wYXJ0VG90YWw6IERpbmhlaXJvLFxuICAvKiogV2hhdCB0aGUgcnVucyByZWxlYXNlZCBvZiBpdDsgYWJzZW50IHVudGlsIG9uZSBkaWQsIGFuZCB3aGVyZSB0aGUgZXZlbnRzJyBgdmFsb3JQYWdvYCBpcy4gKi9cbiAgdmFsb3JQYWdvOiBUeXBlLk9wdGlvbmFsKERpbmhlaXJvUmVwYXNzZSksXG4gIHJhc2N1bmhvOiBOdWxhdmVsKFJhc2N1bmhvKSxcbiAgaGlzdG9yaWNvOiBUeXBlLkFycmF5KFBhc3NvSGlzdG9yaWNvKSxcbn0pXG5leHBvcnQgdHlwZSBHdWlhRGV0YWxoYWRhID0gU3RhdGljPHR5cGVvZiBHdWlhRGV0YWxoYWRhPlxuXG4vKiogVGhlIGd1aWRlIGFuZCBpdHMgbGlmZS4gU3BlYyDCpzcuMjsgdGhlIHRyYW5zaXRpb25zIGFyZSB0aG9zZSBvZiBQcm9kdXRvIMKnNC4gKi9cbmV4cG9ydCBjb25zdCBndWlhID0ge1xuICBnZXRHdWlhOiByb3V0ZSh7XG4gICAgbWV0aG9kOiAnR0VUJyxcbiAgICBwYXRoOiAnL2FwaS9ndWlhL3YxL2d0by9jb25zdWx0YScsXG4gICAgc3VtbWFyeTogJ0NhYmXDp2FsaG8gZGEgZ3VpYSBwZWxvIG7Dum1lcm8nLFxuICAgIHF1ZXJ5OiBwb3JHdWlhLFxuICAgIHJlcGx5OiBHdWlhUmVzdW1vLFxuICAgIGVycm9yczogWydBUEktR1RPLTAwMDEnXSxcbiAgICBwZXJtaXNzaW9uOiBwZXJtaXNzb2VzR3VpYSxcbiAgICBwYXRpZW50RGF0YTogdHJ1ZSxcbiAgfSksXG4gIGdldEd1aWFEZXRhbGhhZGE6IHJvdXRlKHtcbiAgICBtZXRob2Q6ICdHRVQnLFxuICAgIHBhdGg6ICcvYXBpL2d1aWEvdjEvZ3RvL2RldGFsaGFkYScsXG4gICAgc3VtbWFyeTogJ0EgZ3VpYSBpbnRlaXJhOiBldmVudG9zLCBleGlnw6puY2lhcywgcmFzY3VuaG8gZSBoaXN0w7NyaWNvJyxcbiAgICBxdWVyeTogcG9yR3VpYSxcbiAgICByZXBseTogR3VpYURldGFsaGFkYSxcbiAgICBlcnJvcnM6IFsnQVBJLUdUTy0wMDAxJ10sXG4gICAgcGVybWlzc2lvbjogcGVybWlzc29lc0d1aWEsXG4gICAgcGF0aWVudERhdGE6IHRydWUsXG4gIH0pLFxuICBzZW5kR3VpYTogcm91dGUoe1xuICAgIG1ldGhvZDogJ1BPU1QnLFxuICAgIHBhdGg6ICcvYXBpL2d1aWEvdjEvZ3RvL2VudmlvLWd0bycsXG4gICAgc3VtbWFyeTogJ0VudmlhIG9zIGV2ZW50b3MgcGFyYSBhdXRvcml6YcOnw6NvIGUgZGV2b2x2ZSBhIGRlY2lzw6NvIGRlIGNhZGEgdW0nLFxuICAgIGJvZHk6IE9iamV0byh7XG4gICAgICBudW1lcm9GaWNoYTogTnVtZXJvRmljaGEsXG4gICAgICBldmVudG9zOiBUeXBlLkFycmF5KFxuICAgICAgICBPYmpldG8oe1xuICAgICAgICAgIGNvZGlnb0V2ZW50bzogQ29kaWdvRXZlbnRvLFxuICAgICAgICAgIGNvZGlnb0ZhY2U6IFR5cGUuT3B0aW9uYWwoTnVsYXZlbChGYWNlc0RpZ2l0YWRhcykpLFxuICAgICAgICAgIGNvZGlnb0xvY2FsaXphY2FvOiBUeXBlLk9wdGlvbmFsKE51bGF2ZWwoQ29kaWdvTG9jYWxpemFjYW8pKSxcbiAgICAgICAgICBxdWFudGlkYWRlOiBRdWFudGlkYWRlLFxuICAgICAgICAgIG51bWVyb1NlcXVlbmNpYUluY2x1c2FvOiBTZXF1ZW5jaWFsLFxuICAgICAgICAgIGRhdGE6IFR5cGUuT3B0aW9uYWwoRGF0YUJyYXNpbGVpcmEpLFxuICAgICAgICB9KSxcbiAgICAgICAgeyBtYXhJdGVtczogTUFYSU1PX0VWRU5UT1NfR1VJQSB9LFxuICAgICAgKSxcbiAgICAgIGRlc2NyaWNhb09ic2VydmFjYW86IFR5cGUuT3B0aW9uYWwoVGV4dG9QZXNzb2EpLFxuICAgICAganVzdGlmaWNhdGl2YVRlY25pY2E6IFR5cGUuT3B0aW9uYWwoVGV4dG9QZXNzb2EpLFxuICAgIH0pLFxuICAgIHJlcGx5OiBPYmpldG8oeyBzaXR1YWNhbzogU2l0dWFjYW9HdWlhLCBtb3Rpdm9zOiBUeXBlLkFycmF5KE1vdGl2b3NJdGVtKSB9KSxcbiAgICBlcnJvcnM6IFtcbiAgICAgIC4uLnJlY3VzYXMsXG4gICAgICAnQVBJLUdUTy0wMDE0JyxcbiAgICAgICdBUEktR1RPLTAwMTUnLFxuICAgICAgJ0FQSS1HVE8tMDAxNicsXG4gICAgICAnQVBJLUdUTy0wMDIzJyxcbiAgICAgICdBUEktR1RPLTAwMjknLFxuICAgICAgJ0FQSS1HVE8tMDA0NScsXG4gICAgICAnQVBJLUdUTy0wMDUwJyxcbiAgICBdLFxuICAgIC4uLm11ZGFuY2EsXG4gIH0pLFxuICBnZXRQbGFub1RyYXRhbWVudG86IHJvdXRlKHtcbiAgICBtZXRob2Q6ICdHRVQnLFxuICAgIHBhdGg6ICcvYXBpL2d1aWEvdjEvZ3RvL3BsYW5vLXRyYXRhbWVudG8nLFxuICAgIHN1bW1hcnk6ICdIaXN0w7NyaWNvIG9kb250b2zDs2dpY28gZG8gcGFjaWVudGUsIHBvciBkZW50ZSwgZSBndWlhcyBlbSBhbmRhbWVudG8gZGVzdGUgY3JlZGVuY2lhZG8nLFxuICAgIHF1ZXJ5OiBPYmpldG8oeyBjb2RpZ29Bc3NvY2lhZG86IENvZGlnb0Fzc29jaWFkbywgcmVjZW1OYXRvOiBUeXBlLk9wdGlvbmFsKFR5cGUuQm9vbGVhbigpKSB9KSxcbiAgICByZXBseTogT2JqZXRvKHtcbiAgICAgIGhpc3RvcmljbzogVHlwZS5BcnJheShFdmVudG9IaXN0b3JpY28pLFxuICAgICAgZW1BbmRhbWVudG86IFR5cGUuQXJyYXkoXG4gICAgICAgIE9iamV0byh7XG4gICAgICAgICAgbnVtZXJvRmljaGE6IE51bWVyb0ZpY2hhLFxuICAgICAgICAgIHN0YXR1c0ZpY2hhOiBUeXBlLkludGVnZXIoKSxcbiAgICAgICAgICBjb2RpZ29FdGFwYUF0dWFsOiBUeXBlLk9wdGlvbmFsKFR5cGUuSW50ZWdlcigpKSxcbiAgICAgICAgICAuLi5maW1HdWlhLFxuICAgICAgICAgIGV2ZW50b3M6IFR5cGUuQXJyYXkoRXZlbnRvR3VpYSksXG4gICAgICAgIH0pLFxuICAgICAgKSxcbiAgICB9KSxcbiAgICBlcnJvcnM6IFsnQVBJLUVMRS0wMDAxJywgJ0FQSS1FTEUtMDAwNSddLFxuICAgIGxpbWl0ZTogJ2NvbnN1bHRhJyxcbiAgICBwZXJtaXNzaW9uOiBwZXJtaXNzb2VzR3VpYSxcbiAgICBwYXRpZW50RGF0YTogdHJ1ZSxcbiAgfSksXG4gIHJlcXVlc3RBdWRpdG9yaWE6IHJvdXRlKHtcbiAgICBtZXRob2Q6ICdQT1NUJyxcbiAgICBwYXRoOiAnL2FwaS9ndWlhL3YxL2d0by9wbGFuby10cmF0YW1lbnRvL2F1ZGl0b3JpYScsXG4gICAgc3VtbWFyeTogJ0VuY2FtaW5oYSBvIHBsYW5vIGRlIHRyYXRhbWVudG8gcGFyYSBhIGF1ZGl0b3JpYScsXG4gICAgYm9keTogcG9yR3VpYSxcbiAgICByZXBseTogU2l0dWFjYW9HdWlhLFxuICAgIGVycm9yczogWy4uLnJlY3VzYXNdLFxuICAgIC4uLm11ZGFuY2EsXG4gIH0pLFxuICBnZXRQcmVBcHJvdmFjYW86IHJvdXRlKHtcbiAgICBtZXRob2Q6ICdHRVQnLFxuICAgIHBhdGg6ICcvYXBpL2d1aWEvdjEvZ3RvL3ByZS1hcHJvdmFjYW8nLFxuICAgIHN1bW1hcnk6ICdFdmVudG9zIGRhIGVzcGVjaWFsaWRhZGUgcXVlIHBhc3NhbSBwb3IgYXVkaXRvcmlhIGFudGVzIGRhIGF1dG9yaXphw6fDo28nLFxuICAgIHF1ZXJ5OiBPYmpldG8oeyBjb2RpZ29Fc3BlY2lhbGlkYWRlOiBUeXBlLkludGVnZXIoeyBtaW5pbXVtOiAxLCBtYXhpbXVtOiA5OSB9KSB9KSxcbiAgICByZXBseTogT2JqZXRvKHtcbiAgICAgIGV4aWdlUHJlQXByb3ZhY2FvOiBUeXBlLkJvb2xlYW4oKSxcbiAgICAgIGV2ZW50b3M6IFR5cGUuQXJyYXkoT2JqZXRvKHsgY29kaWdvRXZlbnRvOiBDb2RpZ29FdmVudG8sIGRlc2NyaWNhbzogVHlwZS5TdHJpbmcoKSB9KSksXG4gICAgfSksXG4gICAgZXJyb3JzOiBbXSxcbiAgICBwZXJtaXNzaW9uOiBwZXJtaXNzb2VzR3VpYSxcbiAgfSksXG4gIGxpc3RPYnNlcnZhY29lczogcm91dGUoe1xuICAgIG1ldGhvZDogJ0dFVCcsXG4gICAgcGF0aDogJy9hcGkvZ3VpYS92MS9ndG8vb2JzZXJ2YWNhbycsXG4gICAgc3VtbWFyeTogJ09ic2VydmHDp8O1ZXMgZSBqdXN0aWZpY2F0aXZhcyBkYSBndWlhJyxcbiAgICBxdWVyeTogcG9yR3VpYSxcbiAgICByZXBseTogVHlwZS5BcnJheShPYnNlcnZhY2FvKSxcbiAgICBlcnJvcnM6IFsnQVBJLUdUTy0wMDAxJ10sXG4gICAgcGVybWlzc2lvbjogcGVybWlzc29lc0d1aWEsXG4gICAgcGF0aWVudERhdGE6IHRydWUsXG4gIH0pLFxuICBjcmVhdGVPYnNlcnZhY2FvOiByb3V0ZSh7XG4gICAgbWV0aG9kOiAnUE9TVCcsXG4gICAgcGF0aDogJy9hcGkvZ3VpYS92MS9ndG8vb2JzZXJ2YWNhbycsXG4gICAgc3VtbWFyeTogJ1JlZ2lzdHJhIHVtYSBvYnNlcnZhw6fDo28gbmEgZ3VpYScsXG4gICAgYm9keTogT2JqZXRvKHsgbnVtZXJvRmljaGE6IE51bWVyb0ZpY2hhLCBkZXNjcmljYW9PYnNlcnZhY2FvOiBUZXh0b1Blc3NvYSB9KSxcbiAgICByZXBseTogT2JzZXJ2YWNhbyxcbiAgICBlcnJvcnM6IFsnQVBJLUdUTy0wMDAxJywgJ0FQSS1HVE8tMDAxMCcsICdBUEktR1RPLTAwMTEnLCAnQVBJLUdUTy0wMDEzJ10sXG4gICAgLi4ubXVkYW5jYSxcbiAgfSksXG4gIHNlbmRKdXN0aWZpY2F0aXZhOiByb3V0ZSh7XG4gICAgbWV0aG9kOiAnUE9TVCcsXG4gICAgcGF0aDogJy9hcGkvZ3VpYS92MS9ndG8vanVzdGlmaWNhdGl2YS10ZWNuaWNhJyxcbiAgICBzdW1tYXJ5OiAnUmVzcG9uZGUgw6AganVzdGlmaWNhdGl2YSB0w6ljbmljYSBwZWRpZGEnLFxuICAgIGJvZHk6IE9iamV0byh7IG51bWVyb0ZpY2hhOiBOdW1lcm9GaWNoYSwgZGVzY3JpY2FvT2JzZXJ2YWNhbzogVGV4dG9QZXNzb2EgfSksXG4gICAgcmVwbHk6IFNpdHVhY2FvR3VpYSxcbiAgICBlcnJvcnM6IFsuLi5yZWN1c2FzLCAnQVBJLUdUTy0wMDE5JywgJ0FQSS1HVE8tMDA1NSddLFxuICAgIC4uLm11ZGFuY2EsXG4gIH0pLFxuICBzaWduOiByb3V0ZSh7XG4gICAgbWV0aG9kOiAnUE9TVCcsXG4gICAgcGF0aDogJy9hcGkvZ3VpYS92MS9ndG8vYXNzaW5hci97aWR9JyxcbiAgICBzdW1tYXJ5OiAnQXNzaW5hIGEgZ3VpYTogcXVlbSwgcXVhbmRvIGUgbyBoYXNoIGRvIHF1ZSBmb2kgYXNzaW5hZG8nLFxuICAgIHBhcmFtczogT2JqZXRvKHsgaWQ6IE51bWVyb0ZpY2hhIH0pLFxuICAgIHJlcGx5OiBPYmpldG8oeyBzaXR1YWNhbzogU2l0dWFjYW9HdWlhLCBoYXNoOiBUeXBlLlN0cmluZygpLCBlbTogSW5zdGFudGUsIHBvcjogVHlwZS5TdHJpbmcoKSB9KSxcbiAgICBlcnJvcnM6IFsuLi5yZWN1c2FzLCAnQVBJLUdUTy0wMDIxJywgJ0FQSS1HVE8tMDAyOCcsICdBUEktR1RPLTAwNTgnXSxcbiAgICAuLi5tdWRhbmNhLFxuICAgIHNlbnNpdmVsOiB0cnVlLFxuICB9KSxcbiAgc2VuZFJlcGFzc2U6IHJvdXRlKHtcbiAgICBtZXRob2Q6ICdQT1NUJyxcbiAgICBwYXRoOiAnL2FwaS9ndWlhL3YxL2VudmlvLXJlcGFzc2Uve2lkfScsXG4gICAgc3VtbWFyeTogJ0VuY2FtaW5oYSBhIGd1aWEgcGFyYSBwYWdhbWVudG8nLFxuICAgIHBhcmFtczogT2JqZXRvKHsgaWQ6IE51bWVyb0ZpY2hhIH0pLFxuICAgIGJvZHk6IE9iamV0byh7IG5hb1JlYWxpemFkb3M6IE5hb1JlYWxpemFkb3MgfSksXG4gICAgcmVwbHk6IFNpdHVhY2FvR3VpYSxcbiAgICBlcnJvcnM6IFsuLi5lbmNhbWluaGFtZW50bywgJ0FQSS1HVE8tMDAyMSddLFxuICAgIC4uLm11ZGFuY2EsXG4gICAgc2Vuc2l2ZWw6IHRydWUsXG4gIH0pLFxuICByZXF1ZXN0VG9rZW46IHJvdXRlKHtcbiAgICBtZXRob2Q6ICdQT1NUJyxcbiAgICBwYXRoOiAnL2FwaS9ndWlhL3YxL3Rva2VuL3NvbGljaXRhY2FvJyxcbiAgICBzdW1tYXJ5OiAnUGVkZSBvIHRva2VuIGRvIGJlbmVmaWNpw6FyaW8gcGFyYSBvcyBldmVudG9zIHF1ZSBvIHVzYW0nLFxuICAgIGJvZHk6IE9iamV0byh7XG4gICAgICBudW1lcm9GaWNoYTogTnVtZXJvRmljaGEsXG4gICAgICBldmVudG9zOiBUeXBlLkFycmF5KFxuICAgICAgICBPYmpldG8oe1xuICAgICAgICAgIGNvZGlnb0V2ZW50bzogQ29kaWdvRXZlbnRvLFxuICAgICAgICAgIG51bWVyb1NlcXVlbmNpYWxJbmNsdXNhbzogU2VxdWVuY2lhbCxcbiAgICAgICAgICBjb2RpZ29Mb2NhbGl6YWNhbzogVHlwZS5PcHRpb25hbChOdWxhdmVsKENvZGlnb0xvY2FsaXphY2FvKSksXG4gICAgICAgICAgbnVtZXJvU2VxdWVuY2lhbEV2ZW50bzogU2VxdWVuY2lhbCxcbiAgICAgICAgfSksXG4gICAgICAgIHsgbWluSXRlbXM6IDEsIG1heEl0ZW1zOiBNQVhJTU9fRVZFTlRPU19HVUlBIH0sXG4gICAgICApLFxuICAgICAgbmFvUmVhbGl6YWRvczogTmFvUmVhbGl6YWRvcyxcbiAgICB9KSxcbiAgICByZXBseTogU2l0dWFjYW9HdWlhLFxuICAgIGVycm9yczogWy4uLmVuY2FtaW5oYW1lbnRvLCAnQVBJLUdUTy0wMDIwJ10sXG4gICAgLi4ubXVkYW5jYSxcbiAgICBzZW5zaXZlbDogdHJ1ZSxcbiAgfSksXG4gIGdldEZpbHRyb3M6IHJvdXRlKHtcbiAgICBtZXRob2Q6ICdHRVQnLFxuICAgIHBhdGg6ICcvYXBpL2d1aWEvdjEvZ3RvL2ZpbHRyb3MnLFxuICAgIHN1bW1hcnk6ICdPcMOnw7VlcyBkb3MgZmlsdHJvcyBkYSBjb25zdWx0YSBkZSBndWlhcycsXG4gICAgcmVwbHk6IE9iamV0byh7XG4gICAgICBlc3BlY2lhbGlkYWRlczogVHlwZS5BcnJheShPYmpldG8oeyBjb2RpZ286IFR5cGUuSW50ZWdlcigpLCBub21lOiBUeXBlLlN0cmluZygpIH0pKSxcbiAgICAgIHRpcG9zQXRlbmRpbWVudG86IFR5cGUuQXJyYXkoT2JqZXRvKHsgY29kaWdvOiBUeXBlLkludGVnZXIoKSwgbm9tZTogVHlwZS5TdHJpbmcoKSB9KSksXG4gICAgICBzdGF0dXM6IFR5cGUuQXJyYXkoT2JqZXRvKHsgY29kaWdvOiBUeXBlLkludGVnZXIoKSwgbm9tZTogVHlwZS5TdHJpbmcoKSB9KSksXG4gICAgfSksXG4gICAgZXJyb3JzOiBbXSxcbiAgICBwZXJtaXNzaW9uOiBwZXJtaXNzb2VzUGVzcXVpc2EsXG4gIH0pLFxuICB1cGRhdGVCbG9xdWVpbzogcm91dGUoe1xuICAgIG1ldGhvZDogJ1BVVCcsXG4gICAgcGF0aDogJy9hcGkvZ3VpYS92MS9ndG8vYmxvcXVlaW8tZGVzYmxvcXVlaW8tZmljaGEnLFxuICAgIHN1bW1hcnk6ICdCbG9xdWVpYSBvdSBkZXNibG9xdWVpYSBhIGd1aWE7IGJsb3F1ZWFkYSwgcmVjdXNhIHRvZGEgbXVkYW7Dp2EnLFxuICAgIGJvZHk6IE9iamV0byh7XG4gICAgICBuckZpY2hhOiBOdW1lcm9GaWNoYSxcbiAgICAgIGJsb3F1ZWlvOiBUeXBlLkJvb2xlYW4oKSxcbiAgICAgIG1vdGl2bzogVHlwZS5PcHRpb25hbChUZXh0b1Blc3NvYSksXG4gICAgfSksXG4gICAgcmVwbHk6IFNpdHVhY2FvR3VpYSxcbiAgICBlcnJvcnM6IFsnQVBJLUdUTy0wMDAxJywgJ0FQSS1HVE8tMDAxMyddLFxuICAgIC4uLm11ZGFuY2EsXG4gIH0pLFxuICBjcmVhdGVPY29ycmVuY2lhOiByb3V0ZSh7XG4gICAgbWV0aG9kOiAnUE9TVCcsXG4gICAgcGF0aDogJy9hcGkvZ3VpYS92MS9ndG8vb2NvcnJlbmNpYScsXG4gICAgc3VtbWFyeTogJ1JlZ2lzdHJhIHVtYSBvY29ycsOqbmNpYSBuYSBndWlhJyxcbiAgICBib2R5OiBPYmpldG8oe1xuICAgICAgbnVtZXJvRmljaGE6IE51bWVyb0ZpY2hhLFxuICAgICAgbnVtZXJvT2NvcnJlbmNpYTogVHlwZS5JbnRlZ2VyKHsgbWluaW11bTogMSwgbWF4aW11bTogOTk5Xzk5OV85OTkgfSksXG4gICAgfSksXG4gICAgcmVwbHk6IEZlaXRvLFxuICAgIGVycm9yczogWydBUEktR1RPLTAwMDEnLCAnQVBJLUdUTy0wMDEwJywgJ0FQSS1HVE8tMDAxMScsICdBUEktR1RPLTAwMTMnLCAnQVBJLUdUTy0wMDI2J10sXG4gICAgLi4ubXVkYW5jYSxcbiAgfSksXG4gIGRlbGV0ZU9jb3JyZW5jaWE6IHJvdXRlKHtcbiAgICBtZXRob2Q6ICdERUxFVEUnLFxuICAgIHBhdGg6ICcvYXBpL2d1aWEvdjEvZ3RvL29jb3JyZW5jaWEnLFxuICAgIHN1bW1hcnk6ICdSZXRpcmEgdW1hIG9jb3Jyw6puY2lhIGRhIGd1aWEnLFxuICAgIHF1ZXJ5OiBPYmpldG8oe1xuICAgICAgbnVtZXJvRmljaGE6IE51bWVyb0ZpY2hhLFxuICAgICAgbnVtZXJvT2NvcnJlbmNpYTogVHlwZS5JbnRlZ2VyKHsgbWluaW11bTogMSwgbWF4aW11bTogOTk5Xzk5OV85OTkgfSksXG4gICAgfSksXG4gICAgcmVwbHk6IEZlaXRvLFxuICAgIGVycm9yczogWydBUEktR1RPLTAwMDEnLCAnQVBJLUdUTy0wMDEwJywgJ0FQSS1HVE8tMDAxMScsICdBUEktR1RPLTAwMTMnLCAnQVBJLUdUTy0wMDI3J10sXG4gICAgLi4ubXVkYW5jYSxcbiAgfSksXG4gIGNhbmNlbEd1aWE6IHJvdXRlKHtcbiAgICBtZXRob2Q6ICdQT1NUJyxcbiAgICBwYXRoOiAnL2FwaS9ndWlhL3YxL2d0by9jYW5jZWxhbWVudG8nLFxuICAgIHN1bW1hcnk6ICdDYW5jZWxhIGEgZ3VpYSwgY29tIG8gbW90aXZvLCBlIGNvbSBlbGEgYXMgY29tcGxlbWVudGFyZXMgZW0gcXVlIG5hZGEgZm9pIGZlaXRvJyxcbiAgICBib2R5OiBPYmpldG8oeyBudW1lcm9GaWNoYTogTnVtZXJvRmljaGEsIG1vdGl2bzogVGV4dG9QZXNzb2EgfSksXG4gICAgcmVwbHk6IFNpdHVhY2FvR3VpYSxcbiAgICBlcnJvcnM6IFsnQVBJLUdUTy0wMDAxJywgJ0FQSS1HVE8tMDAxMCcsICdBUEktR1RPLTAwMTEnLCAnQVBJLUdUTy0wMDEzJywgJ0FQSS1HVE8tMDAyMicsICdBUEktR1RPLTAwNTMnXSxcbiAgICBwZXJtaXNzaW9uOiAnQ0FOQ0VMQV9HVE8nLFxuICAgIHN0YWxlOiBtdWRhbmNhR3VpYSxcbiAgICBwYXRpZW50RGF0YTogdHJ1ZSxcbiAgICBzZW5zaXZlbDogdHJ1ZSxcbiAgfSksXG59XG4iXSwibWFwcGluZ3MiOiJBQUFBLFNBQVNBLGNBQWMsRUFBRUMsa0JBQWtCLFFBQVEsMkNBQTJDO0FBQzlGLFNBQVNDLG1CQUFtQixRQUFRLHNDQUFzQztBQUMxRSxPQUFPQyxJQUFJLE1BQXVCLFNBQVM7QUFDM0MsU0FBU0MsZUFBZSxFQUFFQyxlQUFlLFFBQVEsZ0JBQWdCO0FBQ2pFLFNBQ0VDLGVBQWUsRUFDZkMsWUFBWSxFQUNaQyxpQkFBaUIsRUFDakJDLElBQUksRUFDSkMsY0FBYyxFQUNkQyxRQUFRLEVBQ1JDLGVBQWUsRUFDZkMsY0FBYyxFQUNkQyxLQUFLLEVBQ0xDLE9BQU8sRUFDUEMsUUFBUSxFQUNSQyxPQUFPLEVBQ1BDLFdBQVcsRUFDWEMsTUFBTSxFQUNOQyxVQUFVLEVBQ1ZDLFVBQVUsRUFDVkMsV0FBVyxFQUNYQyxNQUFNLFFBQ0QsWUFBWTtBQUNuQixTQUFTQyxVQUFVLFFBQVEsYUFBYTtBQUN4QyxTQUFTQyxXQUFXLFFBQVEsWUFBWTtBQUN4QyxTQUFTQyxhQUFhLEVBQUVDLFVBQVUsRUFBRUMsYUFBYSxFQUFFQyxVQUFVLEVBQUVDLGNBQWMsUUFBUSxnQkFBZ0I7QUFDckcsU0FBU0MsVUFBVSxRQUFRLGlCQUFpQjtBQUM1QyxTQUFTQyxXQUFXLFFBQVEsYUFBYTtBQUN6QyxTQUFTQyxjQUFjLEVBQUVDLFdBQVcsRUFBRUMsT0FBTyxRQUFRLGtCQUFrQjtBQUN2RSxTQUFTQyxRQUFRLFFBQVEsZUFBZTtBQUN4QyxTQUFTQyxLQUFLLFFBQVEsWUFBWTtBQUVsQyxNQUFNQyxPQUFPLEdBQUduQixNQUFNLENBQUM7RUFBRW9CLFdBQVcsRUFBRXJCO0FBQVksQ0FBQyxDQUFDOztBQUVwRDtBQUNBLE1BQU1zQixPQUFPLEdBQUc7RUFBRUMsVUFBVSxFQUFFLFlBQVk7RUFBRUMsV0FBVyxFQUFFLElBQUk7RUFBRUMsS0FBSyxFQUFFVDtBQUFZLENBQVU7O0FBRTVGO0FBQ0EsT0FBTyxNQUFNVSxZQUFZLEdBQUd6QixNQUFNLENBQUM7RUFDakNvQixXQUFXLEVBQUVyQixXQUFXO0VBQ3hCMkIsV0FBVyxFQUFFMUMsSUFBSSxDQUFDMkMsT0FBTyxDQUFDLENBQUM7RUFDM0JDLGdCQUFnQixFQUFFNUMsSUFBSSxDQUFDMkMsT0FBTyxDQUFDLENBQUM7RUFDaENFLE1BQU0sRUFBRXpCO0FBQ1YsQ0FBQyxDQUFDO0FBR0Y7QUFDQSxPQUFPLE1BQU0wQixhQUFhLEdBQUc5QixNQUFNLENBQUM7RUFDbENvQixXQUFXLEVBQUVyQixXQUFXO0VBQ3hCZ0Msb0JBQW9CLEVBQUVqQyxPQUFPLENBQUNDLFdBQVcsQ0FBQztFQUMxQ2lDLGlCQUFpQixFQUFFbEMsT0FBTyxDQUFDZCxJQUFJLENBQUMyQyxPQUFPLENBQUMsQ0FBQyxDQUFDO0VBQzFDO0VBQ0FNLFdBQVcsRUFBRW5DLE9BQU8sQ0FBQ1EsV0FBVyxDQUFDO0VBQ2pDb0IsV0FBVyxFQUFFMUMsSUFBSSxDQUFDMkMsT0FBTyxDQUFDLENBQUM7RUFDM0JDLGdCQUFnQixFQUFFNUMsSUFBSSxDQUFDMkMsT0FBTyxDQUFDLENBQUM7RUFDaENPLGVBQWUsRUFBRWxELElBQUksQ0FBQ21ELE1BQU0sQ0FBQyxDQUFDO0VBQzlCQyxtQkFBbUIsRUFBRXBELElBQUksQ0FBQzJDLE9BQU8sQ0FBQyxDQUFDO0VBQ25DVSxlQUFlLEVBQUVyRCxJQUFJLENBQUMyQyxPQUFPLENBQUMsQ0FBQztFQUMvQlcsVUFBVSxFQUFFdEQsSUFBSSxDQUFDdUQsT0FBTyxDQUFDLENBQUM7RUFDMUJDLFNBQVMsRUFBRXhELElBQUksQ0FBQ3VELE9BQU8sQ0FBQyxDQUFDO0VBQ3pCRSxTQUFTLEVBQUV2RCxlQUFlO0VBQzFCd0QsV0FBVyxFQUFFMUQsSUFBSSxDQUFDbUQsTUFBTSxDQUFDLENBQUM7RUFDMUJRLFlBQVksRUFBRTNELElBQUksQ0FBQ21ELE1BQU0sQ0FBQyxDQUFDO0VBQzNCUyxLQUFLLEVBQUU1RCxJQUFJLENBQUNtRCxNQUFNLENBQUMsQ0FBQztFQUNwQlUsYUFBYSxFQUFFdkQsSUFBSTtFQUNuQndELFlBQVksRUFBRWxELE9BQU8sQ0FBQ2tELFlBQVk7RUFDbENDLGFBQWEsRUFBRW5ELE9BQU8sQ0FBQ21ELGFBQWE7RUFDcENDLGVBQWUsRUFBRXBELE9BQU8sQ0FBQ29ELGVBQWU7RUFDeENDLGFBQWEsRUFBRXJELE9BQU8sQ0FBQ3FELGFBQWE7RUFDcEM7RUFDQUMsZUFBZSxFQUFFbEUsSUFBSSxDQUFDbUUsUUFBUSxDQUFDckQsT0FBTyxDQUFDRCxRQUFRLENBQUMsQ0FBQztFQUNqRDtFQUNBdUQsVUFBVSxFQUFFcEUsSUFBSSxDQUFDbUUsUUFBUSxDQUFDM0MsVUFBVSxDQUFDO0VBQ3JDNkMsUUFBUSxFQUFFckUsSUFBSSxDQUFDdUQsT0FBTyxDQUFDLENBQUM7RUFDeEJlLGNBQWMsRUFBRXhELE9BQU8sQ0FBQ2QsSUFBSSxDQUFDbUQsTUFBTSxDQUFDLENBQUMsQ0FBQztFQUN0Q29CLFVBQVUsRUFBRTFELFFBQVE7RUFDcEIyRCxTQUFTLEVBQUUxRCxPQUFPLENBQUNELFFBQVEsQ0FBQztFQUM1QjRELGVBQWUsRUFBRTNELE9BQU8sQ0FBQ1IsSUFBSSxDQUFDO0VBQzlCb0UsVUFBVSxFQUFFNUQsT0FBTyxDQUFDRSxNQUFNLENBQUM7SUFBRTJELEVBQUUsRUFBRTlELFFBQVE7SUFBRStELEdBQUcsRUFBRTVFLElBQUksQ0FBQ21ELE1BQU0sQ0FBQyxDQUFDO0lBQUUwQixJQUFJLEVBQUU3RSxJQUFJLENBQUNtRCxNQUFNLENBQUM7RUFBRSxDQUFDLENBQUMsQ0FBQztFQUN0RjJCLG9CQUFvQixFQUFFaEUsT0FBTyxDQUFDZCxJQUFJLENBQUNtRCxNQUFNLENBQUMsQ0FBQyxDQUFDO0VBQzVDNEIsS0FBSyxFQUFFakUsT0FBTyxDQUFDUixJQUFJLENBQUM7RUFDcEJ1QyxNQUFNLEVBQUV6QixNQUFNO0VBQ2Q0RCxPQUFPLEVBQUVoRixJQUFJLENBQUNpRixLQUFLLENBQUM1RCxVQUFVLENBQUM7RUFDL0I2RCxlQUFlLEVBQUVsRixJQUFJLENBQUNpRixLQUFLLENBQUMxRCxhQUFhLENBQUM7RUFDMUM7QUFDRjtBQUNBO0FBQ0E7RUFDRTRELFFBQVEsRUFBRW5GLElBQUksQ0FBQ21FLFFBQVEsQ0FBQ3JELE9BQU8sQ0FBQ1IsSUFBSSxDQUFDLENBQUM7RUFDdEM4RSxXQUFXLEVBQUVwRixJQUFJLENBQUNpRixLQUFLLENBQUNqRSxNQUFNLENBQUM7SUFBRXFFLGdCQUFnQixFQUFFckYsSUFBSSxDQUFDMkMsT0FBTyxDQUFDLENBQUM7SUFBRTJDLFFBQVEsRUFBRXpFO0VBQVMsQ0FBQyxDQUFDLENBQUM7RUFDekYwRSxjQUFjLEVBQUV2RixJQUFJLENBQUNpRixLQUFLLENBQ3hCakUsTUFBTSxDQUFDO0lBQ0xvQixXQUFXLEVBQUVyQixXQUFXO0lBQ3hCMkIsV0FBVyxFQUFFMUMsSUFBSSxDQUFDMkMsT0FBTyxDQUFDLENBQUM7SUFDM0I7SUFDQTZDLFVBQVUsRUFBRXhGLElBQUksQ0FBQ21FLFFBQVEsQ0FBQ25FLElBQUksQ0FBQ3VELE9BQU8sQ0FBQyxDQUFDO0VBQzFDLENBQUMsQ0FDSCxDQUFDO0VBQ0Q7QUFDRjtBQUNBO0FBQ0E7RUFDRWtDLFVBQVUsRUFBRWpGLFFBQVE7RUFDcEJrRixhQUFhLEVBQUUxRixJQUFJLENBQUNtRSxRQUFRLENBQUMzRCxRQUFRLENBQUM7RUFDdENtRixXQUFXLEVBQUUzRixJQUFJLENBQUNtRSxRQUFRLENBQUMzRCxRQUFRLENBQUM7RUFDcENvRixjQUFjLEVBQUVwRixRQUFRO0VBQ3hCO0VBQ0FxRixpQkFBaUIsRUFBRTdGLElBQUksQ0FBQ21FLFFBQVEsQ0FBQzNELFFBQVEsQ0FBQztFQUMxQztFQUNBc0YsZ0JBQWdCLEVBQUV0RixRQUFRO0VBQzFCO0VBQ0F1RixTQUFTLEVBQUUvRixJQUFJLENBQUNtRSxRQUFRLENBQUMxRCxlQUFlLENBQUM7RUFDekN1RixRQUFRLEVBQUVsRixPQUFPLENBQUNtQixRQUFRLENBQUM7RUFDM0JnRSxTQUFTLEVBQUVqRyxJQUFJLENBQUNpRixLQUFLLENBQUN0RCxjQUFjO0FBQ3RDLENBQUMsQ0FBQztBQUdGO0FBQ0EsT0FBTyxNQUFNdUUsSUFBSSxHQUFHO0VBQ2xCQyxPQUFPLEVBQUVqRSxLQUFLLENBQUM7SUFDYmtFLE1BQU0sRUFBRSxLQUFLO0lBQ2JDLElBQUksRUFBRSwyQkFBMkI7SUFDakNDLE9BQU8sRUFBRSwrQkFBK0I7SUFDeENDLEtBQUssRUFBRXBFLE9BQU87SUFDZHFFLEtBQUssRUFBRTVFLFVBQVU7SUFDakI2RSxNQUFNLEVBQUUsQ0FBQyxjQUFjLENBQUM7SUFDeEJuRSxVQUFVLEVBQUV6QyxjQUFjO0lBQzFCMEMsV0FBVyxFQUFFO0VBQ2YsQ0FBQyxDQUFDO0VBQ0ZtRSxnQkFBZ0IsRUFBRXhFLEtBQUssQ0FBQztJQUN0QmtFLE1BQU0sRUFBRSxLQUFLO0lBQ2JDLElBQUksRUFBRSw0QkFBNEI7SUFDbENDLE9BQU8sRUFBRSwyREFBMkQ7SUFDcEVDLEtBQUssRUFBRXBFLE9BQU87SUFDZHFFLEtBQUssRUFBRTFELGFBQWE7SUFDcEIyRCxNQUFNLEVBQUUsQ0FBQyxjQUFjLENBQUM7SUFDeEJuRSxVQUFVLEVBQUV6QyxjQUFjO0lBQzFCMEMsV0FBVyxFQUFFO0VBQ2YsQ0FBQyxDQUFDO0VBQ0ZvRSxRQUFRLEVBQUV6RSxLQUFLLENBQUM7SUFDZGtFLE1BQU0sRUFBRSxNQUFNO0lBQ2RDLElBQUksRUFBRSw0QkFBNEI7SUFDbENDLE9BQU8sRUFBRSxrRUFBa0U7SUFDM0VNLElBQUksRUFBRTVGLE1BQU0sQ0FBQztNQUNYb0IsV0FBVyxFQUFFckIsV0FBVztNQUN4QmlFLE9BQU8sRUFBRWhGLElBQUksQ0FBQ2lGLEtBQUssQ0FDakJqRSxNQUFNLENBQUM7UUFDTDZGLFlBQVksRUFBRXpHLFlBQVk7UUFDMUIwRyxVQUFVLEVBQUU5RyxJQUFJLENBQUNtRSxRQUFRLENBQUNyRCxPQUFPLENBQUNKLGNBQWMsQ0FBQyxDQUFDO1FBQ2xEcUcsaUJBQWlCLEVBQUUvRyxJQUFJLENBQUNtRSxRQUFRLENBQUNyRCxPQUFPLENBQUNULGlCQUFpQixDQUFDLENBQUM7UUFDNUQyRyxVQUFVLEVBQUUvRixVQUFVO1FBQ3RCZ0csdUJBQXVCLEVBQUUvRixVQUFVO1FBQ25DZ0csSUFBSSxFQUFFbEgsSUFBSSxDQUFDbUUsUUFBUSxDQUFDNUQsY0FBYztNQUNwQyxDQUFDLENBQUMsRUFDRjtRQUFFNEcsUUFBUSxFQUFFcEg7TUFBb0IsQ0FDbEMsQ0FBQztNQUNEcUgsbUJBQW1CLEVBQUVwSCxJQUFJLENBQUNtRSxRQUFRLENBQUNoRCxXQUFXLENBQUM7TUFDL0MyRCxvQkFBb0IsRUFBRTlFLElBQUksQ0FBQ21FLFFBQVEsQ0FBQ2hELFdBQVc7SUFDakQsQ0FBQyxDQUFDO0lBQ0ZxRixLQUFLLEVBQUV4RixNQUFNLENBQUM7TUFBRXFHLFFBQVEsRUFBRTVFLFlBQVk7TUFBRTZFLE9BQU8sRUFBRXRILElBQUksQ0FBQ2lGLEtBQUssQ0FBQ3BELFdBQVc7SUFBRSxDQUFDLENBQUM7SUFDM0U0RSxNQUFNLEVBQUUsQ0FDTixHQUFHekUsT0FBTyxFQUNWLGNBQWMsRUFDZCxjQUFjLEVBQ2QsY0FBYyxFQUNkLGNBQWMsRUFDZCxjQUFjLEVBQ2QsY0FBYyxFQUNkLGNBQWMsQ0FDZjtJQUNELEdBQUdLO0VBQ0wsQ0FBQyxDQUFDO0VBQ0ZrRixrQkFBa0IsRUFBRXJGLEtBQUssQ0FBQztJQUN4QmtFLE1BQU0sRUFBRSxLQUFLO0lBQ2JDLElBQUksRUFBRSxtQ0FBbUM7SUFDekNDLE9BQU8sRUFBRSx1RkFBdUY7SUFDaEdDLEtBQUssRUFBRXZGLE1BQU0sQ0FBQztNQUFFd0csZUFBZSxFQUFFckgsZUFBZTtNQUFFcUQsU0FBUyxFQUFFeEQsSUFBSSxDQUFDbUUsUUFBUSxDQUFDbkUsSUFBSSxDQUFDdUQsT0FBTyxDQUFDLENBQUM7SUFBRSxDQUFDLENBQUM7SUFDN0ZpRCxLQUFLLEVBQUV4RixNQUFNLENBQUM7TUFDWmlGLFNBQVMsRUFBRWpHLElBQUksQ0FBQ2lGLEtBQUssQ0FBQ2hGLGVBQWUsQ0FBQztNQUN0Q3dILFdBQVcsRUFBRXpILElBQUksQ0FBQ2lGLEtBQUssQ0FDckJqRSxNQUFNLENBQUM7UUFDTG9CLFdBQVcsRUFBRXJCLFdBQVc7UUFDeEIyQixXQUFXLEVBQUUxQyxJQUFJLENBQUMyQyxPQUFPLENBQUMsQ0FBQztRQUMzQkMsZ0JBQWdCLEVBQUU1QyxJQUFJLENBQUNtRSxRQUFRLENBQUNuRSxJQUFJLENBQUMyQyxPQUFPLENBQUMsQ0FBQyxDQUFDO1FBQy9DLEdBQUcvQixPQUFPO1FBQ1ZvRSxPQUFPLEVBQUVoRixJQUFJLENBQUNpRixLQUFLLENBQUM1RCxVQUFVO01BQ2hDLENBQUMsQ0FDSDtJQUNGLENBQUMsQ0FBQztJQUNGb0YsTUFBTSxFQUFFLENBQUMsY0FBYyxFQUFFLGNBQWMsQ0FBQztJQUN4Q2lCLE1BQU0sRUFBRSxVQUFVO0lBQ2xCcEYsVUFBVSxFQUFFekMsY0FBYztJQUMxQjBDLFdBQVcsRUFBRTtFQUNmLENBQUMsQ0FBQztFQUNGb0YsZ0JBQWdCLEVBQUV6RixLQUFLLENBQUM7SUFDdEJrRSxNQUFNLEVBQUUsTUFBTTtJQUNkQyxJQUFJLEVBQUUsNkNBQTZDO0lBQ25EQyxPQUFPLEVBQUUsa0RBQWtEO0lBQzNETSxJQUFJLEVBQUV6RSxPQUFPO0lBQ2JxRSxLQUFLLEVBQUUvRCxZQUFZO0lBQ25CZ0UsTUFBTSxFQUFFLENBQUMsR0FBR3pFLE9BQU8sQ0FBQztJQUNwQixHQUFHSztFQUNMLENBQUMsQ0FBQztFQUNGdUYsZUFBZSxFQUFFMUYsS0FBSyxDQUFDO0lBQ3JCa0UsTUFBTSxFQUFFLEtBQUs7SUFDYkMsSUFBSSxFQUFFLGdDQUFnQztJQUN0Q0MsT0FBTyxFQUFFLHdFQUF3RTtJQUNqRkMsS0FBSyxFQUFFdkYsTUFBTSxDQUFDO01BQUVvQyxtQkFBbUIsRUFBRXBELElBQUksQ0FBQzJDLE9BQU8sQ0FBQztRQUFFa0YsT0FBTyxFQUFFLENBQUM7UUFBRUMsT0FBTyxFQUFFO01BQUcsQ0FBQztJQUFFLENBQUMsQ0FBQztJQUNqRnRCLEtBQUssRUFBRXhGLE1BQU0sQ0FBQztNQUNaK0csaUJBQWlCLEVBQUUvSCxJQUFJLENBQUN1RCxPQUFPLENBQUMsQ0FBQztNQUNqQ3lCLE9BQU8sRUFBRWhGLElBQUksQ0FBQ2lGLEtBQUssQ0FBQ2pFLE1BQU0sQ0FBQztRQUFFNkYsWUFBWSxFQUFFekcsWUFBWTtRQUFFNEgsU0FBUyxFQUFFaEksSUFBSSxDQUFDbUQsTUFBTSxDQUFDO01BQUUsQ0FBQyxDQUFDO0lBQ3RGLENBQUMsQ0FBQztJQUNGc0QsTUFBTSxFQUFFLEVBQUU7SUFDVm5FLFVBQVUsRUFBRXpDO0VBQ2QsQ0FBQyxDQUFDO0VBQ0ZvSSxlQUFlLEVBQUUvRixLQUFLLENBQUM7SUFDckJrRSxNQUFNLEVBQUUsS0FBSztJQUNiQyxJQUFJLEVBQUUsNkJBQTZCO0lBQ25DQyxPQUFPLEVBQUUsc0NBQXNDO0lBQy9DQyxLQUFLLEVBQUVwRSxPQUFPO0lBQ2RxRSxLQUFLLEVBQUV4RyxJQUFJLENBQUNpRixLQUFLLENBQUN2RCxVQUFVLENBQUM7SUFDN0IrRSxNQUFNLEVBQUUsQ0FBQyxjQUFjLENBQUM7SUFDeEJuRSxVQUFVLEVBQUV6QyxjQUFjO0lBQzFCMEMsV0FBVyxFQUFFO0VBQ2YsQ0FBQyxDQUFDO0VBQ0YyRixnQkFBZ0IsRUFBRWhHLEtBQUssQ0FBQztJQUN0QmtFLE1BQU0sRUFBRSxNQUFNO0lBQ2RDLElBQUksRUFBRSw2QkFBNkI7SUFDbkNDLE9BQU8sRUFBRSxpQ0FBaUM7SUFDMUNNLElBQUksRUFBRTVGLE1BQU0sQ0FBQztNQUFFb0IsV0FBVyxFQUFFckIsV0FBVztNQUFFcUcsbUJBQW1CLEVBQUVqRztJQUFZLENBQUMsQ0FBQztJQUM1RXFGLEtBQUssRUFBRTlFLFVBQVU7SUFDakIrRSxNQUFNLEVBQUUsQ0FBQyxjQUFjLEVBQUUsY0FBYyxFQUFFLGNBQWMsRUFBRSxjQUFjLENBQUM7SUFDeEUsR0FBR3BFO0VBQ0wsQ0FBQyxDQUFDO0VBQ0Y4RixpQkFBaUIsRUFBRWpHLEtBQUssQ0FBQztJQUN2QmtFLE1BQU0sRUFBRSxNQUFNO0lBQ2RDLElBQUksRUFBRSx3Q0FBd0M7SUFDOUNDLE9BQU8sRUFBRSx5Q0FBeUM7SUFDbERNLElBQUksRUFBRTVGLE1BQU0sQ0FBQztNQUFFb0IsV0FBVyxFQUFFckIsV0FBVztNQUFFcUcsbUJBQW1CLEVBQUVqRztJQUFZLENBQUMsQ0FBQztJQUM1RXFGLEtBQUssRUFBRS9ELFlBQVk7SUFDbkJnRSxNQUFNLEVBQUUsQ0FBQyxHQUFHekUsT0FBTyxFQUFFLGNBQWMsRUFBRSxjQUFjLENBQUM7SUFDcEQsR0FBR0s7RUFDTCxDQUFDLENBQUM7RUFDRitGLElBQUksRUFBRWxHLEtBQUssQ0FBQztJQUNWa0UsTUFBTSxFQUFFLE1BQU07SUFDZEMsSUFBSSxFQUFFLCtCQUErQjtJQUNyQ0MsT0FBTyxFQUFFLDBEQUEwRDtJQUNuRStCLE1BQU0sRUFBRXJILE1BQU0sQ0FBQztNQUFFc0gsRUFBRSxFQUFFdkg7SUFBWSxDQUFDLENBQUM7SUFDbkN5RixLQUFLLEVBQUV4RixNQUFNLENBQUM7TUFBRXFHLFFBQVEsRUFBRTVFLFlBQVk7TUFBRW9DLElBQUksRUFBRTdFLElBQUksQ0FBQ21ELE1BQU0sQ0FBQyxDQUFDO01BQUV3QixFQUFFLEVBQUU5RCxRQUFRO01BQUUrRCxHQUFHLEVBQUU1RSxJQUFJLENBQUNtRCxNQUFNLENBQUM7SUFBRSxDQUFDLENBQUM7SUFDaEdzRCxNQUFNLEVBQUUsQ0FBQyxHQUFHekUsT0FBTyxFQUFFLGNBQWMsRUFBRSxjQUFjLEVBQUUsY0FBYyxDQUFDO0lBQ3BFLEdBQUdLLE9BQU87SUFDVmtHLFFBQVEsRUFBRTtFQUNaLENBQUMsQ0FBQztFQUNGQyxXQUFXLEVBQUV0RyxLQUFLLENBQUM7SUFDakJrRSxNQUFNLEVBQUUsTUFBTTtJQUNkQyxJQUFJLEVBQUUsaUNBQWlDO0lBQ3ZDQyxPQUFPLEVBQUUsaUNBQWlDO0lBQzFDK0IsTUFBTSxFQUFFckgsTUFBTSxDQUFDO01BQUVzSCxFQUFFLEVBQUV2SDtJQUFZLENBQUMsQ0FBQztJQUNuQzZGLElBQUksRUFBRTVGLE1BQU0sQ0FBQztNQUFFeUgsYUFBYSxFQUFFaEg7SUFBYyxDQUFDLENBQUM7SUFDOUMrRSxLQUFLLEVBQUUvRCxZQUFZO0lBQ25CZ0UsTUFBTSxFQUFFLENBQUMsR0FBRzNFLGNBQWMsRUFBRSxjQUFjLENBQUM7SUFDM0MsR0FBR08sT0FBTztJQUNWa0csUUFBUSxFQUFFO0VBQ1osQ0FBQyxDQUFDO0VBQ0ZHLFlBQVksRUFBRXhHLEtBQUssQ0FBQztJQUNsQmtFLE1BQU0sRUFBRSxNQUFNO0lBQ2RDLElBQUksRUFBRSxnQ0FBZ0M7SUFDdENDLE9BQU8sRUFBRSx5REFBeUQ7SUFDbEVNLElBQUksRUFBRTVGLE1BQU0sQ0FBQztNQUNYb0IsV0FBVyxFQUFFckIsV0FBVztNQUN4QmlFLE9BQU8sRUFBRWhGLElBQUksQ0FBQ2lGLEtBQUssQ0FDakJqRSxNQUFNLENBQUM7UUFDTDZGLFlBQVksRUFBRXpHLFlBQVk7UUFDMUJ1SSx3QkFBd0IsRUFBRXpILFVBQVU7UUFDcEM2RixpQkFBaUIsRUFBRS9HLElBQUksQ0FBQ21FLFFBQVEsQ0FBQ3JELE9BQU8sQ0FBQ1QsaUJBQWlCLENBQUMsQ0FBQztRQUM1RHVJLHNCQUFzQixFQUFFMUg7TUFDMUIsQ0FBQyxDQUFDLEVBQ0Y7UUFBRTJILFFBQVEsRUFBRSxDQUFDO1FBQUUxQixRQUFRLEVBQUVwSDtNQUFvQixDQUMvQyxDQUFDO01BQ0QwSSxhQUFhLEVBQUVoSDtJQUNqQixDQUFDLENBQUM7SUFDRitFLEtBQUssRUFBRS9ELFlBQVk7SUFDbkJnRSxNQUFNLEVBQUUsQ0FBQyxHQUFHM0UsY0FBYyxFQUFFLGNBQWMsQ0FBQztJQUMzQyxHQUFHTyxPQUFPO0lBQ1ZrRyxRQUFRLEVBQUU7RUFDWixDQUFDLENBQUM7RUFDRk8sVUFBVSxFQUFFNUcsS0FBSyxDQUFDO0lBQ2hCa0UsTUFBTSxFQUFFLEtBQUs7SUFDYkMsSUFBSSxFQUFFLDBCQUEwQjtJQUNoQ0MsT0FBTyxFQUFFLHlDQUF5QztJQUNsREUsS0FBSyxFQUFFeEYsTUFBTSxDQUFDO01BQ1orSCxjQUFjLEVBQUUvSSxJQUFJLENBQUNpRixLQUFLLENBQUNqRSxNQUFNLENBQUM7UUFBRWdJLE1BQU0sRUFBRWhKLElBQUksQ0FBQzJDLE9BQU8sQ0FBQyxDQUFDO1FBQUVzRyxJQUFJLEVBQUVqSixJQUFJLENBQUNtRCxNQUFNLENBQUM7TUFBRSxDQUFDLENBQUMsQ0FBQztNQUNuRitGLGdCQUFnQixFQUFFbEosSUFBSSxDQUFDaUYsS0FBSyxDQUFDakUsTUFBTSxDQUFDO1FBQUVnSSxNQUFNLEVBQUVoSixJQUFJLENBQUMyQyxPQUFPLENBQUMsQ0FBQztRQUFFc0csSUFBSSxFQUFFakosSUFBSSxDQUFDbUQsTUFBTSxDQUFDO01BQUUsQ0FBQyxDQUFDLENBQUM7TUFDckZnRyxNQUFNLEVBQUVuSixJQUFJLENBQUNpRixLQUFLLENBQUNqRSxNQUFNLENBQUM7UUFBRWdJLE1BQU0sRUFBRWhKLElBQUksQ0FBQzJDLE9BQU8sQ0FBQyxDQUFDO1FBQUVzRyxJQUFJLEVBQUVqSixJQUFJLENBQUNtRCxNQUFNLENBQUM7TUFBRSxDQUFDLENBQUM7SUFDNUUsQ0FBQyxDQUFDO0lBQ0ZzRCxNQUFNLEVBQUUsRUFBRTtJQUNWbkUsVUFBVSxFQUFFeEM7RUFDZCxDQUFDLENBQUM7RUFDRnNKLGNBQWMsRUFBRWxILEtBQUssQ0FBQztJQUNwQmtFLE1BQU0sRUFBRSxLQUFLO0lBQ2JDLElBQUksRUFBRSw2Q0FBNkM7SUFDbkRDLE9BQU8sRUFBRSxnRUFBZ0U7SUFDekVNLElBQUksRUFBRTVGLE1BQU0sQ0FBQztNQUNYcUksT0FBTyxFQUFFdEksV0FBVztNQUNwQnNELFFBQVEsRUFBRXJFLElBQUksQ0FBQ3VELE9BQU8sQ0FBQyxDQUFDO01BQ3hCK0YsTUFBTSxFQUFFdEosSUFBSSxDQUFDbUUsUUFBUSxDQUFDaEQsV0FBVztJQUNuQyxDQUFDLENBQUM7SUFDRnFGLEtBQUssRUFBRS9ELFlBQVk7SUFDbkJnRSxNQUFNLEVBQUUsQ0FBQyxjQUFjLEVBQUUsY0FBYyxDQUFDO0lBQ3hDLEdBQUdwRTtFQUNMLENBQUMsQ0FBQztFQUNGa0gsZ0JBQWdCLEVBQUVySCxLQUFLLENBQUM7SUFDdEJrRSxNQUFNLEVBQUUsTUFBTTtJQUNkQyxJQUFJLEVBQUUsNkJBQTZCO0lBQ25DQyxPQUFPLEVBQUUsaUNBQWlDO0lBQzFDTSxJQUFJLEVBQUU1RixNQUFNLENBQUM7TUFDWG9CLFdBQVcsRUFBRXJCLFdBQVc7TUFDeEJzRSxnQkFBZ0IsRUFBRXJGLElBQUksQ0FBQzJDLE9BQU8sQ0FBQztRQUFFa0YsT0FBTyxFQUFFLENBQUM7UUFBRUMsT0FBTyxFQUFFO01BQVksQ0FBQztJQUNyRSxDQUFDLENBQUM7SUFDRnRCLEtBQUssRUFBRTdGLEtBQUs7SUFDWjhGLE1BQU0sRUFBRSxDQUFDLGNBQWMsRUFBRSxjQUFjLEVBQUUsY0FBYyxFQUFFLGNBQWMsRUFBRSxjQUFjLENBQUM7SUFDeEYsR0FBR3BFO0VBQ0wsQ0FBQyxDQUFDO0VBQ0ZtSCxnQkFBZ0IsRUFBRXRILEtBQUssQ0FBQztJQUN0QmtFLE1BQU0sRUFBRSxRQUFRO0lBQ2hCQyxJQUFJLEVBQUUsNkJBQTZCO0lBQ25DQyxPQUFPLEVBQUUsK0JBQStCO0lBQ3hDQyxLQUFLLEVBQUV2RixNQUFNLENBQUM7TUFDWm9CLFdBQVcsRUFBRXJCLFdBQVc7TUFDeEJzRSxnQkFBZ0IsRUFBRXJGLElBQUksQ0FBQzJDLE9BQU8sQ0FBQztRQUFFa0YsT0FBTyxFQUFFLENBQUM7UUFBRUMsT0FBTyxFQUFFO01BQVksQ0FBQztJQUNyRSxDQUFDLENBQUM7SUFDRnRCLEtBQUssRUFBRTdGLEtBQUs7SUFDWjhGLE1BQU0sRUFBRSxDQUFDLGNBQWMsRUFBRSxjQUFjLEVBQUUsY0FBYyxFQUFFLGNBQWMsRUFBRSxjQUFjLENBQUM7SUFDeEYsR0FBR3BFO0VBQ0wsQ0FBQyxDQUFDO0VBQ0ZvSCxVQUFVLEVBQUV2SCxLQUFLLENBQUM7SUFDaEJrRSxNQUFNLEVBQUUsTUFBTTtJQUNkQyxJQUFJLEVBQUUsK0JBQStCO0lBQ3JDQyxPQUFPLEVBQUUsaUZBQWlGO0lBQzFGTSxJQUFJLEVBQUU1RixNQUFNLENBQUM7TUFBRW9CLFdBQVcsRUFBRXJCLFdBQVc7TUFBRXVJLE1BQU0sRUFBRW5JO0lBQVksQ0FBQyxDQUFDO0lBQy9EcUYsS0FBSyxFQUFFL0QsWUFBWTtJQUNuQmdFLE1BQU0sRUFBRSxDQUFDLGNBQWMsRUFBRSxjQUFjLEVBQUUsY0FBYyxFQUFFLGNBQWMsRUFBRSxjQUFjLEVBQUUsY0FBYyxDQUFDO0lBQ3hHbkUsVUFBVSxFQUFFLGFBQWE7SUFDekJFLEtBQUssRUFBRVQsV0FBVztJQUNsQlEsV0FBVyxFQUFFLElBQUk7SUFDakJnRyxRQUFRLEVBQUU7RUFDWixDQUFDO0FBQ0gsQ0FBQyIsImlnbm9yZUxpc3QiOltdfQ==