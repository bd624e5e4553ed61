import { MESES_PERIODO, textosMotivoFiltro } from '@portal/domain/guia/filtroBusca.ts'
import { MAXIMO_TOKENS_REJEITADOS } from '@portal/domain/guia/statusToken.tables.ts'
import type { ErrorEntry } from './errors.ts'

const erro = (status: number, titulo: string, texto: string) =>
  ({ status, tipo: 'aviso', titulo, texto }) as const

export const errosGuia = {
  'API-GTO-0001': erro(404, 'Guia não encontrada', 'Nenhuma guia com este número no seu cadastro.'),
  'API-GTO-0002': erro(
    404,
    'Evento não está na guia',
    'A guia não tem este evento. Atualize a página e confira.',
  ),
  'API-GTO-0006': erro(
    404,
    'Sem informação cadastrada',
    'A operadora não tem esta informação para o evento.',
  ),
  'API-GTO-0010': erro(
    409,
    'Guia bloqueada',
    'A guia está bloqueada e não aceita alterações. Desbloqueie-a para continuar.',
  ),
  'API-GTO-0011': erro(
    409,
    'Ação não permitida neste status',
    'O status atual da guia não permite esta ação.',
  ),
  'API-GTO-0012': erro(409, 'Ação não permitida nesta etapa', 'A etapa atual da guia não permite esta ação.'),
  'API-GTO-0013': erro(
    409,
    'A guia mudou',
    'A guia foi alterada em outra tela depois que você a abriu. Confira as mudanças e tente de novo.',
  ),
  'API-GTO-0014': erro(422, 'Guia sem eventos', 'Inclua ao menos um evento antes de enviar.'),
  'API-GTO-0015': erro(
    422,
    'Eventos com erro de preenchimento',
    'Há eventos preenchidos de forma inválida. Corrija os indicados e envie de novo.',
  ),
  'API-GTO-0016': erro(422, 'Data inválida', 'A data de realização fica fora dos dias que esta guia aceita.'),
  'API-GTO-0017': erro(409, 'Faltam datas', 'Informe a data de realização de todos os eventos autorizados.'),
  'API-GTO-0018': erro(409, 'Falta assinar', 'Assine a guia antes de encaminhar.'),
  'API-GTO-0019': erro(409, 'Falta imagem', 'Envie as imagens exigidas antes de encaminhar.'),
  'API-GTO-0020': erro(
    409,
    'Nenhum evento com token',
    'Nenhum dos eventos informados usa token do beneficiário.',
  ),
  'API-GTO-0021': erro(409, 'Nenhum evento autorizado', 'A guia não tem evento autorizado para esta ação.'),
  'API-GTO-0022': erro(
    409,
    'Guia com evento realizado',
    'A guia já tem evento realizado e não pode ser cancelada.',
  ),
  'API-GTO-0023': erro(
    422,
    'Radiologia separada',
    'Eventos de radiologia não podem ficar na mesma guia que eventos clínicos.',
  ),
  'API-GTO-0024': erro(400, 'Faltam filtros', textosMotivoFiltro.semFiltro),
  'API-GTO-0025': erro(
    400,
    'Período inválido',
    `A data final deve ser igual ou posterior à inicial, em um intervalo de até ${MESES_PERIODO} meses.`,
  ),
  'API-GTO-0026': erro(409, 'Já existe esta ocorrência', 'Esta ocorrência já está registrada na guia.'),
  'API-GTO-0027': erro(404, 'Ocorrência não encontrada', 'A guia não tem esta ocorrência.'),
  'API-GTO-0028': erro(409, 'Guia já assinada', 'A guia já foi assinada; seu conteúdo não pode mais mudar.'),
  'API-GTO-0030': erro(
    429,
    'Muitas exportações',
    'Há uma exportação em andamento. Espere terminar para pedir outra.',
  ),
  'API-GTO-0045': erro(
    422,
    'Evento só em guia principal',
    'Uma guia complementar não passa pela auditoria. Leve os eventos indicados a uma guia principal.',
  ),
  'API-GTO-0050': erro(
    409,
    'Senha vencida',
    'A validade da senha terminou: os eventos não podem mais ser enviados.',
  ),
  'API-GTO-0051': erro(
    409,
    'Senha já renovada',
    'A senha desta guia já foi renovada, e a renovação é única.',
  ),
  'API-GTO-0052': erro(
    409,
    'Senha não renovada',
    'O beneficiário não pode mais ser atendido por este plano, e por isso a senha não é renovada.',
  ),
  'API-GTO-0053': erro(
    409,
    'Guia complementar em andamento',
    'Uma guia complementar já tem evento realizado ou está bloqueada, e impede o cancelamento da principal.',
  ),
  'API-GTO-0054': erro(
    409,
    'Lugar já ocupado',
    'A senha venceu e, desde então, um evento desta guia foi autorizado ou realizado em outra. Libere uma nova senha para os demais.',
  ),
  'API-GTO-0055': erro(
    422,
    'Justificativa curta',
    'A justificativa técnica tem menos caracteres do que os eventos desta guia pedem.',
  ),
  'API-GTO-0056': erro(
    422,
    'Evento não pode ser dado como não realizado',
    'Só um evento aprovado e sem data de realização pode ser dado como não realizado.',
  ),
  'API-GTO-0057': erro(
    422,
    'Lugar já ocupado',
    'O lugar do evento deixou de estar reservado e, desde então, outro foi autorizado ou realizado nele.',
  ),
  'API-GTO-0058': erro(
    409,
    'Nada a assinar',
    'Informe a data de realização de ao menos um evento: assina-se o que foi feito.',
  ),
  'API-GTO-0059': erro(
    409,
    'Exame já entregue',
    'Quem pediu o exame já tem imagens ou laudos desta guia, e ela não é cancelada. Remova antes os que ainda se podem remover.',
  ),
  'API-GTO-0060': erro(
    409,
    `Token rejeitado ${MAXIMO_TOKENS_REJEITADOS} vezes`,
    `O beneficiário rejeitou o token ${MAXIMO_TOKENS_REJEITADOS} vezes. Confira o que foi feito com ele e encaminhe a guia para pagamento.`,
  ),
  'API-GTO-0061': erro(
    409,
    'Senha de manutenção',
    'A manutenção é do seu mês: a senha vai até o último dia dele e não se renova. A do mês seguinte tem guia própria.',
  ),
  'API-GTO-0062': erro(
    409,
    'Meses do tratamento já usados',
    'O tratamento ortodôntico já tem manutenção feita nos meses que esta guia concedeu, e por isso ela não é cancelada.',
  ),
  'API-GTO-0063': erro(
    409,
    'Senha de recém-nascido',
    'A senha vai até o último dia em que o recém-nascido é atendido por este cartão, e não se renova.',
  ),
} as const satisfies Record<string, ErrorEntry>
