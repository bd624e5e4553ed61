import { findBloqueioKit } from '@portal/domain/evento/regra/documentacao.tables.ts'
import { countOf } from '@portal/domain/texto/contagem.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Checkbox } from '../ui/field/Checkbox.tsx'
import { Dobra } from '../ui/layout/Dobra.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import { explainNegado } from './motivosExame.ts'
import styles from './PedidoFormExames.module.css'
import { type ExameSol, tutorialQuery } from './pedidoForm.queries.ts'
import { TutorialPopover } from './TutorialPopover.tsx'
import type { Formulario } from './useSolicitacaoExameForm.ts'

/** The exams by their groups, in the order in which they come. */
const groupExames = (exames: readonly ExameSol[]) => [...Map.groupBy(exames, ({ grupo }) => grupo)]

/** Where the groups stand beside the request, they are open; under the line of a telephone they would push it away. */
const hasRoom = (): boolean => matchMedia('(width >= 80rem)').matches

type Situacao = { disabledReason?: string; hint?: string }

/** What is said beside an exam: the kit that has it, what the operator found in it, or why it would be denied today. */
function describeSituacao(
  exame: ExameSol,
  escolhidos: readonly ExameSol[],
  achado: string | undefined,
): Situacao {
  const bloqueio = findBloqueioKit(
    escolhidos.map(({ codigo }) => codigo),
    exame.codigo,
  )
  const isEscolhido = escolhidos.includes(exame)
  if (bloqueio) return isEscolhido ? { hint: bloqueio.mensagem } : { disabledReason: bloqueio.mensagem }
  if (achado) return { hint: achado }
  const kit = escolhidos.find(({ inclui }) => inclui.includes(exame.codigo))
  if (kit) return { hint: `Já vem na ${kit.descricao}; marque só se precisar de outro.` }
  const negado = isEscolhido ? undefined : explainNegado(exame)
  return negado ? { hint: negado } : {}
}

/** All exams on offer in groups, with what a kit of the request includes or blocks told beside each. */
export function PedidoFormExames({ form }: { form: Formulario }) {
  const { exames, conteudo, find, inclusao, achados } = form
  const { data: tutorial } = useQuery(tutorialQuery)
  const [isAberto] = useState(hasRoom)
  const escolhidos = conteudo.eventos.flatMap(({ codigo }) => find(codigo) ?? [])
  return (
    <section aria-label="Exames" className={styles.exames}>
      {groupExames(exames).map(([grupo, lista]) => {
        const marcados = lista.filter((exame) => escolhidos.includes(exame)).length
        return (
          <Dobra
            isOpen={isAberto}
            key={grupo}
            resumo={
              marcados > 0
                ? countOf(marcados, 'marcado', 'marcados')
                : countOf(lista.length, 'exame', 'exames')
            }
            title={grupo}
          >
            <Stack as="ul" gap={1}>
              {lista.map((exame) => {
                const { codigo, descricao } = exame
                const ajuda = tutorial?.find((cada) => cada.codigo === codigo)
                return (
                  <li className={styles.exame} key={codigo}>
                    <Checkbox
                      {...describeSituacao(
                        exame,
                        escolhidos,
                        achados.find((achado) => achado.codigo === codigo)?.texto,
                      )}
                      isSelected={escolhidos.includes(exame)}
                      onChange={() => inclusao.toggleExame(codigo)}
                    >
                      {descricao}
                    </Checkbox>
                    {ajuda && <TutorialPopover exame={ajuda} />}
                  </li>
                )
              })}
            </Stack>
          </Dobra>
        )
      })}
    </section>
  )
}
