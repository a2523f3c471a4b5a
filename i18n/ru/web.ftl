## Texts of the page for the browser
