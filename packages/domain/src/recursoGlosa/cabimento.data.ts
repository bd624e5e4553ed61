import type { CodigoGlosa } from '../glosa/glosa.tables.ts'

/**
 * Why no appeal makes sense of each denial of the class `semRecurso` (Domínio §6.14). What a guide typed wrong caused is
 * cured by the guide, so those say so.
 */
export const PORQUES_SEM_RECURSO: readonly (readonly [readonly CodigoGlosa[], string])[] = [
  [
    ['1012', '1015', '1024', '1025', '1407', '1409', '1420', '3097', '3277', '3287', '3303'],
    'É um limite do contrato do paciente, que um recurso não muda.',
  ],
  [['3109', '3283'], 'O evento está fora do rol da ANS e o contrato do paciente não o inclui.'],
  [['1007', '1410', '3171'], 'O paciente ainda cumpria a carência do contrato no dia do atendimento.'],
  [
    ['1005', '1006', '1014'],
    'O paciente não estava no plano nesta data. Se ela foi digitada errada, corrija e reapresente a guia.',
  ],
  [
    ['1009', '1016', '1018'],
    'O contrato do paciente estava suspenso. Ele trata disso com a operadora ou a empresa.',
  ],
  [['1017'], 'A carteira estava vencida. Reapresente a guia com a carteira válida.'],
  [['1201', '1205'], 'O seu contrato não estava em vigor nesta data. Se estava, fale com o relacionamento.'],
  [
    ['1321'],
    'A senha já estava vencida nesta data. Se ela foi digitada errada, corrija e reapresente a guia.',
  ],
  [['1701', '3091', '3161'], 'O prazo do contrato para a cobrança já tinha terminado.'],
  [['3103'], 'O prazo para pedir a autorização já tinha terminado.'],
  [['2907', '2909'], 'O prazo de recurso do contrato já terminou.'],
  [['2902', '1718', '1719'], 'A reanálise já foi decidida e a glosa foi mantida.'],
  [['2904'], 'Já existe um recurso desta guia: a decisão dele vale para ela.'],
  [['2903'], 'Este código recusa um recurso enviado sem justificativa; não é a glosa de um evento.'],
  [['3104'], 'A junta odontológica já decidiu, e a decisão dela vale para os dois lados.'],
  [
    ['3032', '3033'],
    'O intervalo mínimo desde a última manutenção periodontal preventiva não tinha passado.',
  ],
  [
    ['3035', '3036', '3063', '3174', '3175'],
    'O paciente tem outro tratamento em andamento, que precisa terminar ou ser cancelado antes.',
  ],
  [['3048', '3049'], 'O evento foi cancelado a pedido do paciente ou da clínica.'],
  [
    ['3133', '3134', '3139', '3140'],
    'O tratamento ortodôntico não estava ativo: foi concluído, suspenso ou abandonado.',
  ],
  [['1711'], 'O evento faz parte de um pacote que já foi pago.'],
  [
    ['1737', '3112', '3137'],
    'É a parte do paciente, prevista no contrato dele, e não um valor negado à clínica.',
  ],
]
