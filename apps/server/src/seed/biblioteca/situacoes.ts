import {
  type LinhaStatusFicha,
  type Responsavel,
  statusFichas,
} from '@portal/domain/guia/statusFicha.tables.ts'

const conhecidas: readonly LinhaStatusFicha[] = statusFichas.filter(({ codigo }) => codigo > 0)

const list = (quem: Responsavel | undefined): string =>
  conhecidas
    .filter(({ responsavel }) => responsavel === quem)
    .map(({ rotulo, ajuda, proximoPasso }) => `- **${rotulo}.** ${ajuda} ${proximoPasso}`)
    .join('\n')

/** Every status that a guide of this portal takes, by whose turn it is. */
export const situacoes = `Cada situação em que uma guia pode estar, o que ela quer dizer e o que se faz em seguida, conforme quem tem de agir.

## A vez é sua

${list('credenciado')}

## A vez é da operadora

${list('operadora')}

## A vez é do paciente

${list('beneficiario')}

## Ninguém precisa agir

${list(undefined)}

Uma guia bloqueada recusa toda mudança até ser desbloqueada, em qualquer situação, também as da operadora: não é auditada, não é paga, e o recurso dela não é respondido. Os prazos não param.`
