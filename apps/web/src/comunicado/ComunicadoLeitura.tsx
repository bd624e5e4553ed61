import { comunicado } from '@portal/contract/comunicado.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { type RefObject, useEffect, useRef } from 'react'
import { useWrite } from '../api/useWrite.ts'
import { showData, showInstante } from '../calendario/format.ts'
import { TextoTermo } from '../termo/TextoTermo.tsx'
import { useTitleFocus } from '../termo/useTitleFocus.ts'
import { ButtonLink } from '../ui/action/ButtonLink.tsx'
import { Card } from '../ui/layout/Card.tsx'
import { Row, Stack } from '../ui/layout/Stack.tsx'
import styles from './ComunicadosPage.module.css'
import { comunicadoQuery } from './comunicado.queries.ts'
import { addressOf, type ComunicadoSearch } from './comunicadoSearch.ts'
import { TagList } from './TagList.tsx'

type ComunicadoLeituraProps = {
  codComunicado: number
  last: RefObject<number | undefined>
  /** What the list was narrowed to. */
  search: ComunicadoSearch
}

/** One notice whole. That it was shown is what is kept as read. */
export function ComunicadoLeitura({ codComunicado, last, search }: ComunicadoLeituraProps) {
  const { data } = useSuspenseQuery(comunicadoQuery(codComunicado))
  const title = useTitleFocus<number | undefined>(codComunicado, last)
  const { mutate } = useWrite(comunicado.acknowledgeComunicado, {
    prepare: (cod: number) => ({ query: { codComunicado: cod } }),
  })
  const { comunicado: _aberto, ...lista } = search
  const isTold = useRef(data.lido)
  useEffect(() => {
    if (isTold.current) return
    isTold.current = true
    mutate(codComunicado)
  }, [codComunicado, mutate])
  return (
    <Stack gap={4}>
      <Row>
        <ButtonLink href={addressOf(lista)} icon="arrowLeft" variant="fantasma">
          Voltar aos comunicados
        </ButtonLink>
      </Row>
      <Card>
        <Stack gap={4}>
          <h2 className={styles.titulo} data-titulo ref={title} tabIndex={-1}>
            {data.titulo}
          </h2>
          <p className={styles.quando}>
            Publicado em {showInstante(data.publicadoEm)}
            {data.validoAte && `, válido até ${showData(data.validoAte)}`}
          </p>
          <TagList tags={data.tags} />
          <TextoTermo texto={data.texto} />
        </Stack>
      </Card>
    </Stack>
  )
}
