-- The library's text of the images says of an urgency what the rules do: it spares no event the image that it asks for.
update biblioteca_arquivo
   set texto = replace(texto, 'Urgências não exigem imagem prévia.',
                       'A urgência não dispensa a imagem que o evento pede.')
 where texto like '%Urgências não exigem imagem prévia.%';
